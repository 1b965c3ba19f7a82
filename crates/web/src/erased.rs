//! Closures behind one type each: a view is compiled for every type of closure in it, and a phone pays for every copy.

use leptos::prelude::*;

/// Something that changes, as a child.
pub(crate) fn dynamic<V: IntoAny>(f: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    let boxed: Box<dyn Fn() -> AnyView + Send + Sync> = Box::new(move || f().into_any());
    boxed.into_any()
}

/// A value that changes, of an attribute.
pub(crate) fn changing<T>(
    f: impl Fn() -> T + Send + Sync + 'static,
) -> Box<dyn Fn() -> T + Send + Sync> {
    Box::new(f)
}

/// What is done at a click.
pub(crate) fn click(
    f: impl FnMut(web_sys::MouseEvent) + 'static,
) -> Box<dyn FnMut(web_sys::MouseEvent)> {
    Box::new(f)
}

/// What is done at a change, an input, a close.
pub(crate) fn event(f: impl FnMut(web_sys::Event) + 'static) -> Box<dyn FnMut(web_sys::Event)> {
    Box::new(f)
}
