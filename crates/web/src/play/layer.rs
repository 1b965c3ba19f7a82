//! What moves over a board: a few elements that are made once, and then only change where they are.
//!
//! They lie beside the drawing of the board, each in a layer of its own. For each shot of a film they are told their way
//! and their time, once: the browser then moves them without this thread, which lays out and paints nothing meanwhile.

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, SvgGraphicsElement};

use crate::browser;
use crate::dom::{El, el, svg_el};
use crate::number::Px;

/// As many seeds as fly together.
const SEEDS: usize = 9;

/// Where nobody sees it. (To hide it in any other way would be painted.)
pub(super) const NOWHERE: (f32, f32) = (-9999.0, 0.0);

/// How something goes from place to place.
pub(crate) struct Way<'a> {
    /// Places, and when they are reached, the whole being 1.
    pub(super) places: &'a [(f32, (f32, f32))],
    /// Between two places slow, fast, slow; else steadily.
    pub(super) eases: bool,
    /// Milliseconds.
    pub(super) length: f64,
}

/// One of the elements.
struct Sprite {
    element: Element,
    /// What is drawn in it, about its own zero.
    drawing: Element,
    /// What the browser has been told is not told again.
    href: Cell<&'static str>,
    sized: Cell<(i16, f32)>,
    /// The browser's animation; without one it is nowhere.
    goes: RefCell<Option<JsValue>>,
    /// Whether this shot has placed it.
    placed: Cell<bool>,
}

impl Sprite {
    fn new(drawing: El) -> Self {
        let element = el("div")
            .class("sprite")
            .kid(svg_el("svg").kid(drawing.clone()));
        Self {
            element: element.0,
            drawing: drawing.0,
            href: Cell::new(""),
            sized: Cell::new((0, 0.0)),
            goes: RefCell::default(),
            placed: Cell::new(false),
        }
    }

    fn hide(&self) {
        if let Some(goes) = self.goes.take() {
            browser::call(&goes, "cancel", &[]);
        }
    }

    fn place(&self, href: &'static str, turn: i16, scale: f32) {
        if self.href.replace(href) != href {
            let _ = self.drawing.set_attribute("href", href);
        }
        if self.sized.replace((turn, scale)) != (turn, scale) {
            let transform = format!("rotate({turn}) scale({})", Px(scale));
            let _ = self.drawing.set_attribute("transform", &transform);
        }
        self.placed.set(true);
    }

    fn go(&self, way: &Way<'_>, at: impl Fn((f32, f32)) -> (f32, f32)) {
        self.hide();
        let (mut offsets, mut transforms) = (String::new(), String::new());
        for (i, &(offset, place)) in way.places.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            let (x, y) = at(place);
            // To the ten-thousandth, the last being 1.
            let _ = match (offset * 10_000.0) as u16 {
                part @ ..10_000 => write!(offsets, "{comma}0.{part:04}"),
                _ => write!(offsets, "{comma}1"),
            };
            let _ = write!(transforms, "{comma}\"translate({}px,{}px)\"", Px(x), Px(y));
        }
        let easing = if way.eases { "ease-in-out" } else { "linear" };
        let frames = format!(
            "{{\"transform\":[{transforms}],\"offset\":[{offsets}],\"easing\":\"{easing}\"}}"
        );
        let length = way.length.max(0.0) as u32;
        let timing = format!("{{\"duration\":{length},\"fill\":\"forwards\"}}");
        let told = [frames, timing].map(|json| js_sys::JSON::parse(&json).unwrap_or_default());
        *self.goes.borrow_mut() = browser::call(&self.element, "animate", &told);
    }
}

/// The elements, and where they stand while something moves.
#[derive(Clone)]
pub(crate) struct Layer(Rc<Parts>);

struct Parts {
    /// Empty while nothing moves.
    root: Element,
    /// The drawing of the board that they move over.
    board: Element,
    /// From a point of the drawing to one of the root: a factor, then a shift.
    scale: Cell<(f32, f32, f32)>,
    pool: Element,
    hand: Sprite,
    count: Element,
    counted: Cell<Option<u8>>,
    things: Vec<Sprite>,
    next: Cell<usize>,
}

impl Layer {
    /// In an element that lies over the drawing of a board.
    pub(crate) fn new(root: &Element, board: &Element) -> Self {
        let count = svg_el("text").attr("y", "10.5");
        let plate = svg_el("g").class("plate");
        let plate = plate.kid(svg_el("circle").attr("cy", "5").attr("r", "10"));
        let hand = svg_el("g").kid(svg_el("use").attr("href", "#hand"));
        let hand = Sprite::new(hand.kid(plate.kid(count.clone())));
        let things: Vec<Sprite> = (0..SEEDS).map(|_| Sprite::new(svg_el("use"))).collect();
        let pool = el("div");
        Self(Rc::new(Parts {
            root: root.clone(),
            board: board.clone(),
            scale: Cell::new((1.0, 0.0, 0.0)),
            pool: pool.0,
            hand,
            count: count.0,
            counted: Cell::new(None),
            things,
            next: Cell::new(0),
        }))
    }

    /// A shot begins: what it does not place is not seen.
    pub(crate) fn begin(&self) {
        if self.0.pool.parent_node().is_none() {
            self.measure();
            let _ = self.0.root.append_child(&self.0.pool);
        }
        self.0.next.set(0);
        self.all().for_each(|sprite| sprite.placed.set(false));
    }

    /// Where the drawing lies now, which stays for as long as something moves.
    fn measure(&self) {
        let board: &SvgGraphicsElement = self.0.board.unchecked_ref();
        if let Some(matrix) = board.get_screen_ctm() {
            let root = self.0.root.get_bounding_client_rect();
            let (x, y) = (
                f64::from(matrix.e()) - root.left(),
                f64::from(matrix.f()) - root.top(),
            );
            self.0.scale.set((matrix.a(), x as f32, y as f32));
        }
    }

    /// A point of the drawing, in the root.
    fn at(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let (scale, left, top) = self.0.scale.get();
        (x * scale + left, y * scale + top)
    }

    /// The shot is complete.
    pub(crate) fn end(&self) {
        let hidden = self.all().filter(|sprite| !sprite.placed.get());
        hidden.for_each(Sprite::hide);
    }

    /// Nothing moves any more.
    pub(crate) fn clear(&self) {
        self.all().for_each(Sprite::hide);
        self.0.pool.set_text_content(None);
        self.0.pool.remove();
    }

    /// Lets one of them go its way, among those that are there already or not.
    fn send(&self, sprite: &Sprite, way: &Way<'_>) {
        if sprite.element.parent_node().is_none() {
            let _ = self.0.pool.append_child(&sprite.element);
        }
        sprite.go(way, |place| self.at(place));
    }

    fn all(&self) -> impl Iterator<Item = &Sprite> {
        self.0.things.iter().chain([&self.0.hand])
    }

    /// The hand, and how many seeds it holds.
    pub(crate) fn hand(&self, way: &Way<'_>, seeds: u8) {
        self.count(seeds);
        self.0.hand.place("", 0, self.0.scale.get().0);
        self.send(&self.0.hand, way);
    }

    /// The hand, wherever it is, holds so many.
    pub(crate) fn count(&self, seeds: u8) {
        if self.0.counted.replace(Some(seeds)) != Some(seeds) {
            self.0.count.set_text_content(Some(&seeds.to_string()));
        }
    }

    /// A drawing on its way, turned and scaled.
    pub(crate) fn thing(&self, href: &'static str, way: &Way<'_>, turn: i16, scale: f32) {
        let next = self.0.next.get();
        if let Some(sprite) = self.0.things.get(next) {
            sprite.place(href, turn, scale * self.0.scale.get().0);
            self.send(sprite, way);
            self.0.next.set(next + 1);
        }
    }
}
