//! Elements that follow what they show, in a few kilobytes: signals, and a builder of elements.
//!
//! A [`Signal`] holds a value. Whoever reads it with `get` or `with` inside of an [`effect`] or a [`memo`] is run again
//! when it changes: a memo at once, effects together in the next microtask, those made first first. Whatever is made
//! while an effect runs (signals, effects, listeners) belongs to it, and goes when it runs again. All types of values and
//! closures meet behind one `dyn`, so that the code is there once and not once for each of them.

mod element;
mod page;
mod signal;

pub(crate) use element::{Child, El, Told, el, svg_el};
pub(crate) use page::{
    Timer, after, at_next_frame, document, listen, on_window, once_with, soon, window,
};
pub(crate) use signal::{Signal, effect, end, memo, on_cleanup, untrack};
