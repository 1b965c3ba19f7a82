//! The board as an element of the page: each place follows what lies there and what is marked.

use std::cell::Cell;
use std::rc::Rc;

use semailles_core::{Picture, Place, Player};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent, SvgElement};

use super::draw::{self, Held};
use super::scene::{Hollow, Scene, Spot, view_box};
use super::seeds::is_heap;
use crate::dom::{El, Signal, Timer, Told, after, document, svg_el};
use crate::number::Px;

/// What is marked on a place; any of these together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark(pub(crate) u16);

impl Mark {
    /// It may be played.
    pub(crate) const LEGAL: u16 = 1;
    /// Its sowing would never end.
    pub(crate) const ENDLESS: u16 = 2;
    /// It has been chosen, and more is to be chosen.
    pub(crate) const CHOSEN: u16 = 4;
    /// The last move began here.
    pub(crate) const FROM: u16 = 8;
    /// The last move ended here.
    pub(crate) const TO: u16 = 16;
    /// It may be taken.
    pub(crate) const TARGET: u16 = 32;
    /// It is suggested.
    pub(crate) const HINT: u16 = 64;
    /// It may be changed; there is nothing to be seen of it.
    pub(crate) const FREE: u16 = 128;
}

/// What the board shows: a signal for each place, in the order of the layout.
#[derive(Clone)]
pub(crate) struct Board {
    /// The places.
    pub(crate) places: Rc<Vec<Place>>,
    /// What lies there.
    pub(crate) held: Rc<Vec<Signal<Held>>>,
    /// What is marked there.
    pub(crate) marks: Rc<Vec<Signal<Mark>>>,
}

impl Board {
    /// A board that shows a picture.
    pub(crate) fn new(places: Vec<Place>, picture: &Picture) -> Self {
        let held = places
            .iter()
            .map(|&p| Signal::new(held(picture, p)))
            .collect();
        let marks = places
            .iter()
            .map(|_| Signal::new(Mark::default()))
            .collect();
        Self {
            places: Rc::new(places),
            held: Rc::new(held),
            marks: Rc::new(marks),
        }
    }

    /// Shows a picture; what does not change is not drawn again.
    pub(crate) fn show(&self, picture: &Picture) {
        for (&place, signal) in self.places.iter().zip(&*self.held) {
            let now = held(picture, place);
            if signal.get_untracked() != now {
                signal.set(now);
            }
        }
    }

    /// Marks the places, by their numbers.
    pub(crate) fn mark(&self, mark: impl Fn(usize) -> u16) {
        for (i, signal) in self.marks.iter().enumerate() {
            let now = Mark(mark(i));
            if signal.get_untracked() != now {
                signal.set(now);
            }
        }
    }
}

/// What lies at a place of a picture.
pub(crate) fn held(picture: &Picture, place: Place) -> Held {
    let piece = match place {
        Place::Square(i) => picture.squares[usize::from(i)].map(|p| p.0),
        _ => None,
    };
    Held {
        n: picture.count(place),
        piece,
    }
}

/// How long a finger rests before it asks and does not play, in milliseconds.
const REST: i32 = 350;

/// What a mark is called in the classes of a place.
const CLASSES: [(u16, &str); 7] = [
    (Mark::LEGAL, " legal"),
    (Mark::ENDLESS, " endless"),
    (Mark::CHOSEN, " chosen"),
    (Mark::FROM, " from"),
    (Mark::TO, " to"),
    (Mark::TARGET, " target"),
    (Mark::HINT, " hint"),
];

/// Hears of a key, and of the place on which it was pressed.
type OnKey = Box<dyn Fn(&str, usize)>;

/// A board to be built: what it shows, how things are called, and who hears what is done to it.
pub(crate) struct BoardView {
    pub(crate) scene: Signal<Rc<Scene>>,
    pub(crate) board: Board,
    /// The game's id, for colours.
    pub(crate) id: &'static str,
    /// What the board is called.
    pub(crate) title: String,
    /// The name of a place for whoever does not see it, and of a player.
    pub(crate) name: Box<dyn Fn(usize, Held, Mark) -> String>,
    pub(crate) player: Box<dyn Fn(Player) -> String>,
    /// Wins of a match, by team.
    pub(crate) wins: [u16; 2],
    /// Which places can be chosen in this game.
    pub(crate) button: Box<dyn Fn(usize) -> bool>,
    /// Drawn over the board.
    pub(crate) over: Box<dyn Fn() -> String>,
    /// A place was tapped.
    pub(crate) on_tap: Box<dyn Fn(usize)>,
    /// Somebody asks «Et si ?» about a place, or no more.
    pub(crate) on_ask: Box<dyn Fn(Option<usize>)>,
    /// A key was pressed on a place.
    pub(crate) on_key: OnKey,
}

impl BoardView {
    /// The board as an element.
    pub(crate) fn build(self) -> El {
        let view = Rc::new(self);
        let focus = Signal::new(0);
        let svg = svg_el("svg")
            .class("board")
            .attr("role", "group")
            .attr("aria-label", &view.title)
            .attr("data-board", view.id);
        let svg = fingers(svg, &view, focus);
        let svg = keys(svg, &view, focus);
        let sized = view.clone();
        let svg = svg.follow(Box::new(move |svg| sized.size(svg)));
        svg.kids_by(move || view.parts(focus))
    }

    fn size(&self, svg: &Element) {
        let scene = self.scene.get();
        let [.., width, height] = scene.view;
        let _ = svg.set_attribute("viewBox", &view_box(scene.view));
        let style = svg.unchecked_ref::<SvgElement>().style();
        let least = Px(scene.least_width.min(width));
        let _ = style.set_property("min-width", &format!("{least}px"));
        let ratio = format!("{} / {}", Px(width), Px(height));
        let _ = style.set_property("aspect-ratio", &ratio);
    }

    /// The drawing, the places, and what is drawn over them.
    fn parts(self: &Rc<Self>, focus: Signal<usize>) -> Vec<El> {
        let scene = self.scene.get();
        let pins = scene.pins.map(|pins| pin_row(pins, self.wins));
        let hidden = || svg_el("g").attr("aria-hidden", "true");
        let art = scene.art.clone() + &pins.unwrap_or_default();
        let (view, named) = (self.clone(), scene.clone());
        // They follow who sits where, and the board with its focus does not.
        let told = Told::default();
        let names = hidden().class("names").follow(Box::new(move |names| {
            let all = named.names.iter();
            let all = all.map(|n| draw::name(n, &(view.player)(n.player)));
            told.when_new(all.collect(), |markup| names.set_inner_html(markup));
        }));
        let mut parts = vec![hidden().html(&art), names];
        // The first that can be chosen takes the focus that comes from outside.
        let now = focus.get_untracked();
        if now >= scene.spots.len() || !(self.button)(now) {
            let first = (0..scene.spots.len()).find(|&i| (self.button)(i));
            focus.set(first.unwrap_or(0));
        }
        let places = scene.spots.iter().enumerate();
        parts.extend(places.map(|(i, spot)| self.place(i, spot, focus)));
        let view = self.clone();
        let told = Told::default();
        parts.push(hidden().class("over").follow(Box::new(move |over| {
            told.when_new((view.over)(), |markup| over.set_inner_html(markup));
        })));
        parts
    }

    fn place(self: &Rc<Self>, i: usize, spot: &Spot, focus: Signal<usize>) -> El {
        let is_button = (self.button)(i);
        let counted = !matches!(spot.hollow, Hollow::Sand);
        let place = svg_el("g")
            .attr("id", &format!("place-{i}"))
            .attr("data-place", &i.to_string())
            .attr("role", if is_button { "button" } else { "img" })
            .html(&markup(spot));
        let place = match spot.owner {
            Some(owner) => place.attr("data-owner", &owner.0.to_string()),
            None => place,
        };
        let place = if is_button {
            let index = move || (if focus.get() == i { "0" } else { "-1" }).to_owned();
            place.attr_by("tabindex", index)
        } else {
            place
        };
        let part = |class| place.0.query_selector(class).ok().flatten();
        let (lies, number) = (part(".lies"), part(".number"));
        let (view, spot) = (self.clone(), spot.clone());
        let before = Cell::new(None);
        let (classes, called, closed) = (Told::default(), Told::default(), Cell::new(None));
        place.follow(Box::new(move |place| {
            let (held, mark) = (view.board.held[i].get(), view.board.marks[i].get());
            let mut class = String::from("place");
            if held == Held::default() {
                class.push_str(" empty");
            }
            let marks = CLASSES.iter().filter(|(bit, _)| mark.0 & bit != 0);
            marks.for_each(|(_, word)| class.push_str(word));
            classes.when_new(class, |class| drop(place.set_attribute("class", class)));
            let name = (view.name)(i, held, mark);
            called.when_new(name, |name| drop(place.set_attribute("aria-label", name)));
            let is_closed = mark.0 & (Mark::LEGAL | Mark::TARGET | Mark::FREE) == 0;
            if is_button && closed.replace(Some(is_closed)) != Some(is_closed) {
                let _ = place.set_attribute("aria-disabled", &is_closed.to_string());
            }
            let was = before.replace(Some(held));
            if was == Some(held) {
                return;
            }
            if let Some(lies) = &lies {
                fill(lies, &spot, was, held);
            }
            if let (Some(number), true) = (&number, counted) {
                number.set_text_content(Some(&held.n.to_string()));
                if was.is_none_or(|was| (was.n == 0) != (held.n == 0)) {
                    let _ = number.class_list().toggle_with_force("none", held.n == 0);
                }
            }
        }))
    }
}

/// Draws what lies at a place. Where there were seeds they get other paths: a drawing that is made anew costs much more.
fn fill(lies: &Element, spot: &Spot, was: Option<Held>, now: Held) {
    let Some(was) = was.filter(|was| draw::is_pit(spot) && is_heap(was.n) == is_heap(now.n)) else {
        lies.set_inner_html(&draw::contents(spot, now));
        return;
    };
    if is_heap(was.n) {
        return;
    }
    let mut part = lies.first_element_child();
    for path in draw::paths(spot, now.n) {
        let Some(element) = part else { return };
        let _ = element.set_attribute("d", &path);
        part = element.next_element_sibling();
    }
}

/// What of a place does not change, and where the rest will be.
fn markup(spot: &Spot) -> String {
    let cell = draw::rect(spot.cell, "class=\"cell\"");
    let hollow = draw::at(spot.at, &draw::hollow(spot));
    let marks = format!(
        "<g class=\"lies\"></g><g><g class=\"ring\">{}</g><g class=\"ring second\">{}</g><g class=\"corners\">{}</g><g class=\"aim\"><circle r=\"9\"/><circle r=\"22\"/></g></g><g class=\"knot\"><use href=\"#endless\" x=\"{}\" y=\"{}\"/></g>",
        draw::outline(spot, 3.0),
        draw::outline(spot, 7.0),
        draw::corners(spot.radii.0.max(spot.radii.1) + 6.0, 12.0),
        Px(spot.radii.0 * 0.78),
        Px(-spot.radii.1 * 0.78)
    );
    let marks = draw::at(spot.at, &marks);
    let large = match spot.hollow {
        Hollow::Bowl | Hollow::Store | Hollow::Hand | Hollow::Reserve => " large",
        _ => "",
    };
    let (x, y) = spot.number;
    let trail = draw::at(
        (x, y + 15.0),
        "<use href=\"#from\" class=\"began\" transform=\"scale(.7)\"/><use href=\"#to\" class=\"ended\" transform=\"scale(.7)\"/>",
    );
    format!(
        "<g>{cell}{hollow}</g>{marks}<text class=\"number{large}\" x=\"{}\" y=\"{}\" dy=\"6\"></text><g class=\"trail\">{trail}</g>",
        Px(x),
        Px(y)
    )
}

/// What fingers and mice do to a board.
fn fingers(svg: El, view: &Rc<BoardView>, focus: Signal<usize>) -> El {
    let held_down = Signal::new(None::<Timer>);
    // The click that follows a long press plays nothing.
    let asked = Signal::new(false);
    let stop_timer = move || {
        if let Some(timer) = held_down.try_update(Option::take).flatten() {
            timer.clear();
        }
    };
    let pressed = view.clone();
    let press = move |event: Event| {
        asked.set(false);
        stop_timer();
        let Some(i) = place_of(&event) else { return };
        if event.unchecked_ref::<PointerEvent>().button() != 0 {
            return;
        }
        let view = pressed.clone();
        let timer = after(REST, move || {
            asked.set(true);
            (view.on_ask)(Some(i));
        });
        held_down.set(Some(timer));
    };
    let released = view.clone();
    let release = move |_| {
        stop_timer();
        if asked.get_untracked() {
            (released.on_ask)(None);
        }
    };
    let hovered = view.clone();
    let hover = move |event: Event| {
        let pointer: &PointerEvent = event.unchecked_ref();
        if pointer.pointer_type() == "mouse" && pointer.buttons() == 0 {
            (hovered.on_ask)(place_of(&event));
        }
    };
    let left = view.clone();
    let leave = move |event: Event| {
        stop_timer();
        let pointer: &PointerEvent = event.unchecked_ref();
        if pointer.pointer_type() == "mouse" || asked.get_untracked() {
            (left.on_ask)(None);
        }
    };
    let tapped = view.clone();
    let click = move |event: Event| {
        if asked.get_untracked() {
            asked.set(false);
            return;
        }
        if let Some(i) = place_of(&event) {
            focus.set(i);
            (tapped.on_tap)(i);
        }
    };
    svg.on("click", click)
        .on("pointerdown", press)
        .on("pointerup", release.clone())
        .on("pointercancel", release)
        .on("pointerover", hover)
        .on("pointerleave", leave)
        .on("contextmenu", |event| event.prevent_default())
}

/// What keys do to a board.
fn keys(svg: El, view: &Rc<BoardView>, focus: Signal<usize>) -> El {
    let view = view.clone();
    let key = move |event: Event| {
        let pressed: &KeyboardEvent = event.unchecked_ref();
        if pressed.alt_key() || pressed.ctrl_key() || pressed.meta_key() {
            return;
        }
        let Some(i) = place_of(&event) else { return };
        let key = pressed.key();
        let next = |s: &Rc<Scene>| super::keys::next(&s.spots, i, &key, |k| (view.button)(k));
        if key == "Enter" || key == " " {
            event.prevent_default();
            (view.on_tap)(i);
        } else if let Some(to) = view.scene.with_untracked(next) {
            event.prevent_default();
            focus.set(to);
            if let Some(element) = document().get_element_by_id(&format!("place-{to}")) {
                let _ = element.unchecked_into::<SvgElement>().focus();
            }
        } else {
            (view.on_key)(&key, i);
        }
    };
    let focused = move |event: Event| {
        if let Some(i) = place_of(&event) {
            focus.set(i);
        }
    };
    svg.on("focusin", focused).on("keydown", key)
}

/// Ivory pins in the groove: a win each.
fn pin_row([(x, y), (x2, y2)]: [(f32, f32); 2], wins: [u16; 2]) -> String {
    let mut svg = String::new();
    let (dx, dy) = (x2 - x, y2 - y);
    // Pins stand towards their owner: along the groove's normal. The groove lies or stands, never aslant.
    let turn: i16 = match (dx.abs() > dy.abs(), dx > 0.0, dy > 0.0) {
        (true, true, _) => 0,
        (true, false, _) => 180,
        (false, _, true) => 90,
        (false, _, false) => -90,
    };
    for (side, n) in [180, 0].into_iter().zip(wins) {
        for i in 0..n.min(9) {
            let pin = format!("<use href=\"#pin\" transform=\"rotate({})\"/>", turn + side);
            let steps = f32::from(i);
            svg += &draw::at((x + dx * steps, y + dy * steps), &pin);
        }
    }
    svg
}

fn place_of(event: &Event) -> Option<usize> {
    let element: Element = event.target()?.dyn_into().ok()?;
    let place = element.closest("[data-place]").ok()??;
    place.get_attribute("data-place")?.parse().ok()
}
