//! What moves over a board: a few elements that are made once, and then only change where they are.

use std::cell::Cell;
use std::rc::Rc;

use web_sys::Element;

use crate::dom::{El, svg_el};
use crate::number::Px;

/// As many seeds as fly together.
const SEEDS: usize = 9;

/// One of the elements.
struct Sprite {
    element: Element,
    /// What it uses, and whether it is seen: what the browser has been told is not told again.
    href: Cell<&'static str>,
    seen: Cell<bool>,
    /// Whether this frame has placed it.
    placed: Cell<bool>,
}

impl Sprite {
    fn new(element: Element) -> Self {
        Self {
            element,
            href: Cell::new(""),
            seen: Cell::new(true),
            placed: Cell::new(false),
        }
    }

    fn show(&self, seen: bool) {
        if self.seen.replace(seen) != seen {
            let _ = self
                .element
                .set_attribute("opacity", if seen { "1" } else { "0" });
        }
    }

    fn place(&self, href: &'static str, transform: &str) {
        if self.href.replace(href) != href {
            let _ = self.element.set_attribute("href", href);
        }
        let _ = self.element.set_attribute("transform", transform);
        self.placed.set(true);
        self.show(true);
    }
}

/// The elements, and where they stand while something moves.
#[derive(Clone)]
pub(crate) struct Layer(Rc<Parts>);

struct Parts {
    /// Empty while nothing moves.
    root: Element,
    pool: Element,
    hand: Sprite,
    count: Element,
    counted: Cell<Option<u8>>,
    things: Vec<Sprite>,
    next: Cell<usize>,
}

impl Layer {
    /// Over the board whose element this is in.
    pub(crate) fn new(root: &Element) -> Self {
        let count = svg_el("text").attr("y", "10.5");
        let plate = svg_el("g").class("plate");
        let plate = plate.kid(svg_el("circle").attr("cy", "5").attr("r", "10"));
        let hand = svg_el("g").kid(svg_el("use").attr("href", "#hand"));
        let hand = hand.kid(plate.kid(count.clone()));
        let things: Vec<El> = (0..SEEDS).map(|_| svg_el("use")).collect();
        let pool = svg_el("g").kid(things.clone()).kid(hand.clone());
        Self(Rc::new(Parts {
            root: root.clone(),
            pool: pool.0,
            hand: Sprite::new(hand.0),
            count: count.0,
            counted: Cell::new(None),
            things: things.into_iter().map(|t| Sprite::new(t.0)).collect(),
            next: Cell::new(0),
        }))
    }

    /// A frame begins: what it does not place is not seen.
    pub(crate) fn begin(&self) {
        if self.0.pool.parent_node().is_none() {
            let _ = self.0.root.append_child(&self.0.pool);
        }
        self.0.next.set(0);
        self.all().for_each(|sprite| sprite.placed.set(false));
    }

    /// The frame is complete.
    pub(crate) fn end(&self) {
        let hidden = self.all().filter(|sprite| !sprite.placed.get());
        hidden.for_each(|sprite| sprite.show(false));
    }

    /// Nothing moves any more.
    pub(crate) fn clear(&self) {
        self.0.pool.remove();
    }

    fn all(&self) -> impl Iterator<Item = &Sprite> {
        self.0.things.iter().chain([&self.0.hand])
    }

    /// The hand, and how many seeds it holds.
    pub(crate) fn hand(&self, (x, y): (f32, f32), seeds: u8) {
        if self.0.counted.replace(Some(seeds)) != Some(seeds) {
            self.0.count.set_text_content(Some(&seeds.to_string()));
        }
        let transform = format!("translate({} {})", Px(x), Px(y));
        self.0.hand.place("", &transform);
    }

    /// A drawing at a place, turned and scaled.
    pub(crate) fn thing(&self, href: &'static str, (x, y): (f32, f32), turn: i16, scale: f32) {
        let next = self.0.next.get();
        if let Some(sprite) = self.0.things.get(next) {
            let (x, y, scale) = (Px(x), Px(y), Px(scale));
            let transform = format!("translate({x} {y}) rotate({turn}) scale({scale})");
            sprite.place(href, &transform);
            self.0.next.set(next + 1);
        }
    }
}
