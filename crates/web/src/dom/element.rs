use std::cell::RefCell;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlInputElement, Node};

use super::page::{document, listen};
use super::signal::effect;

/// An element being made: each step gives it back. A copy is the same element.
#[derive(Clone)]
pub(crate) struct El(pub(crate) Element);

/// A new element of HTML.
pub(crate) fn el(tag: &'static str) -> El {
    made(document().create_element(tag))
}

/// A new element of SVG.
pub(crate) fn svg_el(tag: &'static str) -> El {
    const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");
    made(document().create_element_ns(SVG, tag))
}

/// An element whose tag is known. (How a value of JavaScript looks in a message would be a kilobyte for nothing.)
fn made(element: Result<Element, JsValue>) -> El {
    El(element.unwrap_or_else(|_| unreachable!("the page's own tags are tags")))
}

/// What can stand in an element.
pub(crate) trait Child {
    /// Puts it at the end.
    fn put(self, into: &Node);
}

fn append(into: &Node, child: &Node) {
    let _ = into.append_child(child);
}

impl Child for El {
    fn put(self, into: &Node) {
        append(into, &self.0);
    }
}

impl Child for &str {
    fn put(self, into: &Node) {
        append(into, &document().create_text_node(self));
    }
}

impl Child for String {
    fn put(self, into: &Node) {
        self.as_str().put(into);
    }
}

impl<C: Child> Child for Option<C> {
    fn put(self, into: &Node) {
        if let Some(child) = self {
            child.put(into);
        }
    }
}

impl<C: Child> Child for Vec<C> {
    fn put(self, into: &Node) {
        self.into_iter().for_each(|child| child.put(into));
    }
}

impl<A: Child, B: Child> Child for (A, B) {
    fn put(self, into: &Node) {
        self.0.put(into);
        self.1.put(into);
    }
}

impl El {
    /// With an attribute.
    #[inline(never)]
    pub(crate) fn attr(self, name: &str, value: &str) -> Self {
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// With these classes.
    pub(crate) fn class(self, value: &str) -> Self {
        self.attr("class", value)
    }

    /// With an attribute that is there or not.
    #[inline(never)]
    pub(crate) fn flag(self, name: &str, on: bool) -> Self {
        let _ = self.0.toggle_attribute_with_force(name, on);
        self
    }

    /// With markup of our own.
    #[inline(never)]
    pub(crate) fn html(self, markup: &str) -> Self {
        self.0.set_inner_html(markup);
        self
    }

    /// With one child more.
    pub(crate) fn kid(self, child: impl Child) -> Self {
        child.put(&self.0);
        self
    }

    /// Hears an event for as long as whatever runs now lives.
    pub(crate) fn on(self, name: &'static str, f: impl FnMut(Event) + 'static) -> Self {
        listen(&self.0, name, Box::new(f));
        self
    }

    /// Hears a click.
    pub(crate) fn click(self, mut f: impl FnMut() + 'static) -> Self {
        self.on("click", move |_| f())
    }

    /// Hears a change of a field, with the new value.
    pub(crate) fn change(self, name: &'static str, mut f: impl FnMut(String) + 'static) -> Self {
        self.on(name, move |event| f(value_of(&event)))
    }

    /// With an attribute that changes.
    pub(crate) fn attr_by(self, name: &'static str, f: impl Fn() -> String + 'static) -> Self {
        let told = Told::default();
        self.follow(Box::new(move |element| {
            told.when_new(f(), |value| drop(element.set_attribute(name, value)));
        }))
    }

    /// With an attribute that comes and goes.
    pub(crate) fn flag_by(self, name: &'static str, f: impl Fn() -> bool + 'static) -> Self {
        self.follow(Box::new(move |element| {
            let _ = element.toggle_attribute_with_force(name, f());
        }))
    }

    /// With words that change, and nothing else in it.
    pub(crate) fn text_by(self, f: impl Fn() -> String + 'static) -> Self {
        let told = Told::default();
        self.follow(Box::new(move |element| {
            told.when_new(f(), |words| element.set_text_content(Some(words)));
        }))
    }

    /// With a value that changes, of a field.
    pub(crate) fn value_by(self, f: impl Fn() -> String + 'static) -> Self {
        self.follow(Box::new(move |element| {
            let field: &HtmlInputElement = element.unchecked_ref();
            field.set_value(&f());
        }))
    }

    /// With a tick that changes, of a field.
    pub(crate) fn checked_by(self, f: impl Fn() -> bool + 'static) -> Self {
        self.follow(Box::new(move |element| {
            let field: &HtmlInputElement = element.unchecked_ref();
            field.set_checked(f());
        }))
    }

    /// Does something with the element now, and again when what it has read changes.
    pub(crate) fn follow(self, f: Box<dyn Fn(&Element)>) -> Self {
        let element = self.0.clone();
        effect(move || f(&element));
        self
    }

    /// With children that change, before those that come after.
    pub(crate) fn kids_by<C: Child>(self, f: impl Fn() -> C + 'static) -> Self {
        self.place(Box::new(move |into| f().put(into)))
    }

    fn place(self, f: Box<dyn Fn(&Node)>) -> Self {
        let end = document().create_comment("");
        append(&self.0, &end);
        let parent = self.0.clone();
        let before = RefCell::new(Vec::<Node>::new());
        effect(move || {
            let fresh = document().create_document_fragment();
            f(&fresh);
            for old in before.take() {
                let _ = parent.remove_child(&old);
            }
            let mut next = fresh.first_child();
            while let Some(node) = next {
                next = node.next_sibling();
                before.borrow_mut().push(node);
            }
            let _ = parent.insert_before(&fresh, Some(&end));
        });
        self
    }
}

/// What the browser has been told last: it lays out and paints anew even what is told again.
#[derive(Default)]
pub(crate) struct Told(RefCell<Option<String>>);

impl Told {
    /// Tells something else than before.
    pub(crate) fn when_new(&self, now: String, tell: impl FnOnce(&str)) {
        let mut before = self.0.borrow_mut();
        if before.as_ref() != Some(&now) {
            tell(before.insert(now));
        }
    }
}

/// The value of the field that an event comes from.
pub(crate) fn value_of(event: &Event) -> String {
    let field: Option<HtmlInputElement> = event.target().map(JsCast::unchecked_into);
    field.map_or_else(String::new, |field| field.value())
}
