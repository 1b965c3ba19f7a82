//! What moves over a board: a few elements that are made once, and then only change where they are.
//!
//! They lie beside the drawing of the board, each in a layer of its own, and nothing but their CSS transform changes from
//! frame to frame: the browser then lays out and paints nothing, neither them nor the board below.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgGraphicsElement};

use crate::dom::{El, el, svg_el};
use crate::number::Px;

/// As many seeds as fly together.
const SEEDS: usize = 9;

/// Where nobody sees it. (To hide it in any other way would be painted.)
const NOWHERE: &str = "translate(-9999px)";

/// One of the elements.
struct Sprite {
    element: Element,
    /// What is drawn in it, about its own zero.
    drawing: Element,
    /// What the browser has been told is not told again.
    href: Cell<&'static str>,
    sized: Cell<(i16, f32)>,
    seen: Cell<bool>,
    /// Whether this frame has placed it.
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
            seen: Cell::new(true),
            placed: Cell::new(false),
        }
    }

    fn move_to(&self, transform: &str) {
        let style = self.element.unchecked_ref::<HtmlElement>().style();
        let _ = style.set_property("transform", transform);
    }

    fn hide(&self) {
        if self.seen.replace(false) {
            self.move_to(NOWHERE);
        }
    }

    fn place(&self, href: &'static str, (x, y): (f32, f32), turn: i16, scale: f32) {
        if self.href.replace(href) != href {
            let _ = self.drawing.set_attribute("href", href);
        }
        if self.sized.replace((turn, scale)) != (turn, scale) {
            let transform = format!("rotate({turn}) scale({})", Px(scale));
            let _ = self.drawing.set_attribute("transform", &transform);
        }
        self.move_to(&format!("translate({}px,{}px)", Px(x), Px(y)));
        self.placed.set(true);
        self.seen.set(true);
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
        for sprite in things.iter().chain([&hand]) {
            let _ = pool.0.append_child(&sprite.element);
        }
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

    /// A frame begins: what it does not place is not seen.
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

    /// The frame is complete.
    pub(crate) fn end(&self) {
        let hidden = self.all().filter(|sprite| !sprite.placed.get());
        hidden.for_each(Sprite::hide);
    }

    /// Nothing moves any more.
    pub(crate) fn clear(&self) {
        self.0.pool.remove();
    }

    fn all(&self) -> impl Iterator<Item = &Sprite> {
        self.0.things.iter().chain([&self.0.hand])
    }

    /// The hand, and how many seeds it holds.
    pub(crate) fn hand(&self, at: (f32, f32), seeds: u8) {
        if self.0.counted.replace(Some(seeds)) != Some(seeds) {
            self.0.count.set_text_content(Some(&seeds.to_string()));
        }
        self.0.hand.place("", self.at(at), 0, self.0.scale.get().0);
    }

    /// A drawing at a place, turned and scaled.
    pub(crate) fn thing(&self, href: &'static str, at: (f32, f32), turn: i16, scale: f32) {
        let next = self.0.next.get();
        if let Some(sprite) = self.0.things.get(next) {
            sprite.place(href, self.at(at), turn, scale * self.0.scale.get().0);
            self.0.next.set(next + 1);
        }
    }
}
