use crate::erased::{changing, dynamic};
use leptos::prelude::*;
use leptos::svg;
use semailles_core::{Picture, Place};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

use super::draw::{self, Held};
use super::keys;
use super::scene::{Hollow, Scene};

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

    fn has(self, bit: u16) -> bool {
        self.0 & bit != 0
    }
}

/// What the board shows: a signal for each place, in the order of the layout.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// The places.
    pub(crate) places: Arc<Vec<Place>>,
    /// What lies there.
    pub(crate) held: Arc<Vec<RwSignal<Held>>>,
    /// What is marked there.
    pub(crate) marks: Arc<Vec<RwSignal<Mark>>>,
}

impl Board {
    /// A board that shows a picture.
    pub(crate) fn new(places: Vec<Place>, picture: &Picture) -> Self {
        let held = places
            .iter()
            .map(|&p| RwSignal::new(held(picture, p)))
            .collect();
        let marks = places
            .iter()
            .map(|_| RwSignal::new(Mark::default()))
            .collect();
        Self {
            places: Arc::new(places),
            held: Arc::new(held),
            marks: Arc::new(marks),
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

/// How long a finger rests before it asks and does not play.
const REST: Duration = Duration::from_millis(350);

/// The board. `on_tap` hears which place was tapped, `on_ask` about which one somebody asks «Et si ?».
#[component]
#[allow(unreachable_pub)]
pub(crate) fn BoardView(
    #[prop(into)] scene: Signal<Arc<Scene>>,
    board: Board,
    /// The game's id, for colours.
    id: &'static str,
    /// What the board is called.
    title: String,
    /// The name of a place for whoever does not see it, and of a player.
    name: Arc<dyn Fn(usize, Held, Mark) -> String + Send + Sync>,
    player: Arc<dyn Fn(semailles_core::Player) -> String + Send + Sync>,
    /// Wins of a match, by team.
    wins: [u16; 2],
    /// Which places can be chosen in this game.
    button: Arc<dyn Fn(usize) -> bool + Send + Sync>,
    /// Drawn over the board.
    #[prop(into)]
    over: Signal<String>,
    /// Where moving seeds are drawn.
    moving: NodeRef<svg::G>,
    on_tap: Callback<usize>,
    on_ask: Callback<Option<usize>>,
    on_key: Callback<(String, usize)>,
) -> impl IntoView {
    let focus = RwSignal::new(0_usize);
    let held_down = StoredValue::new(None::<TimeoutHandle>);
    // The click that follows a long press plays nothing.
    let asked = StoredValue::new(false);
    let stop_timer = move || {
        if let Some(timer) = held_down.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    let press = move |event: PointerEvent| {
        asked.set_value(false);
        stop_timer();
        let Some(i) = place_of(event.target()) else {
            return;
        };
        if event.button() != 0 {
            return;
        }
        let timer = set_timeout_with_handle(
            move || {
                asked.set_value(true);
                on_ask.run(Some(i));
            },
            REST,
        );
        held_down.set_value(timer.ok());
    };
    let release = move |_: PointerEvent| {
        stop_timer();
        if asked.get_value() {
            on_ask.run(None);
        }
    };
    let over_place = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            on_ask.run(place_of(event.target()));
        }
    };
    let leave = move |event: PointerEvent| {
        stop_timer();
        if event.pointer_type() == "mouse" || asked.get_value() {
            on_ask.run(None);
        }
    };
    let click = move |event: MouseEvent| {
        if asked.get_value() {
            asked.set_value(false);
            return;
        }
        if let Some(i) = place_of(event.target()) {
            focus.set(i);
            on_tap.run(i);
        }
    };
    let button_for_keys = button.clone();
    let key = move |event: KeyboardEvent| {
        if event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        let Some(i) = place_of(event.target()) else {
            return;
        };
        let key = event.key();
        if key == "Enter" || key == " " {
            event.prevent_default();
            on_tap.run(i);
        } else if let Some(to) =
            scene.with_untracked(|s| keys::next(&s.spots, i, &key, |k| button_for_keys(k)))
        {
            event.prevent_default();
            focus.set(to);
            if let Some(element) = document().get_element_by_id(&format!("place-{to}")) {
                let _ = element.unchecked_into::<web_sys::SvgElement>().focus();
            }
        } else {
            on_key.run((key, i));
        }
    };
    let focused = move |event: FocusEvent| {
        if let Some(i) = place_of(event.target()) {
            focus.set(i);
        }
    };
    move || {
        let scene = scene.get();
        let [left, top, width, height] = scene.view;
        let places = scene.spots.iter().enumerate().map(|(i, spot)| {
            let (spot, is_button) = (spot.clone(), button(i));
            let (held, mark) = (board.held[i], board.marks[i]);
            let name = name.clone();
            let label = changing(move || name(i, held.get(), mark.get()));
            let [cx, cy, cw, ch] = spot.cell;
            let (x, y) = spot.at;
            let still = format!(
                "<rect class=\"cell\" x=\"{cx:.1}\" y=\"{cy:.1}\" width=\"{cw:.1}\" height=\"{ch:.1}\"/><g transform=\"translate({x:.1} {y:.1})\">{}</g>",
                draw::hollow(&spot)
            );
            let marks = format!(
                "<g class=\"ring\">{}</g><g class=\"ring second\">{}</g><g class=\"corners\">{}</g><g class=\"aim\"><circle r=\"9\"/><circle r=\"22\"/></g>",
                draw::outline(&spot, 3.0),
                draw::outline(&spot, 7.0),
                draw::corners(spot.radii.0.max(spot.radii.1) + 6.0, 12.0)
            );
            let (knot_x, knot_y) = (spot.radii.0 * 0.78, -spot.radii.1 * 0.78);
            let (nx, ny) = spot.number;
            let owner = spot.owner.map(|p| p.0);
            let counted = !matches!(spot.hollow, Hollow::Sand);
            let large = matches!(spot.hollow, Hollow::Bowl | Hollow::Store | Hollow::Hand | Hollow::Reserve);
            let lies = move || draw::contents(&spot, held.get());
            let class = move || {
                let m = mark.get();
                let mut class = String::from(if held.get() == Held::default() { "place empty" } else { "place" });
                for (bit, word) in [
                    (Mark::LEGAL, " legal"),
                    (Mark::ENDLESS, " endless"),
                    (Mark::CHOSEN, " chosen"),
                    (Mark::FROM, " from"),
                    (Mark::TO, " to"),
                    (Mark::TARGET, " target"),
                    (Mark::HINT, " hint"),
                ] {
                    if m.has(bit) {
                        class.push_str(word);
                    }
                }
                class
            };
            let disabled = move || is_button.then(|| (mark.get().0 & (Mark::LEGAL | Mark::TARGET) == 0).to_string());
            view! {
                <g
                    id=format!("place-{i}")
                    class=class
                    data-place=i
                    data-owner=owner
                    role=if is_button { "button" } else { "img" }
                    aria-label=label
                    aria-disabled=disabled
                    tabindex=changing(move || is_button.then(|| if focus.get() == i { "0" } else { "-1" }))
                >
                    <g inner_html=still></g>
                    <g transform=format!("translate({x:.1} {y:.1})")>
                        <g class="lies" inner_html=lies></g>
                        <g inner_html=marks></g>
                        <g class="knot" inner_html=format!("<use href=\"#endless\" x=\"{knot_x:.1}\" y=\"{knot_y:.1}\"/>")></g>
                    </g>
                    <text class="number" class:large=large class:none=changing(move || held.get().n == 0) x=nx y=ny dy="6">
                        {dynamic(move || counted.then(|| held.get().n.to_string()))}
                    </text>
                    <g class="trail" transform=format!("translate({nx:.1} {:.1})", ny + 15.0) inner_html="<use href=\"#from\" class=\"began\" transform=\"scale(.7)\"/><use href=\"#to\" class=\"ended\" transform=\"scale(.7)\"/>"></g>
                </g>
            }
        });
        let places: Vec<_> = places.collect();
        let names: String = scene
            .names
            .iter()
            .map(|n| draw::name(n, &player(n.player)))
            .collect();
        let pins = scene
            .pins
            .map_or_else(String::new, |pins| pin_row(pins, wins));
        // The first that can be chosen takes the focus that comes from outside.
        if !button(focus.get_untracked()) || focus.get_untracked() >= scene.spots.len() {
            let first = (0..scene.spots.len()).find(|&i| button(i)).unwrap_or(0);
            focus.set(first);
        }
        view! {
            <svg
                class="board"
                viewBox=format!("{left} {top} {width} {height}")
                role="group"
                aria-label=title.clone()
                data-board=id
                style:min-width=format!("{}px", scene.least_width.min(width))
                style:aspect-ratio=format!("{width} / {height}")
                on:click=click
                on:pointerdown=press
                on:pointerup=release
                on:pointercancel=release
                on:pointerover=over_place
                on:pointerleave=leave
                on:contextmenu=move |event: MouseEvent| event.prevent_default()
                on:focusin=focused
                on:keydown=key.clone()
            >
                <g aria-hidden="true" inner_html=format!("{}{pins}<g class=\"names\">{names}</g>", scene.art)></g>
                {places}
                <g class="over" aria-hidden="true" inner_html=changing(move || over.get())></g>
                <g class="moving" aria-hidden="true" node_ref=moving></g>
            </svg>
        }
    }
}

/// Ivory pins in the groove: a win each.
fn pin_row([(x, y), (x2, y2)]: [(f32, f32); 2], wins: [u16; 2]) -> String {
    let mut svg = String::new();
    let (dx, dy) = (x2 - x, y2 - y);
    // Pins stand towards their owner: along the groove's normal.
    let turn = dy.atan2(dx).to_degrees();
    for (team, &n) in wins.iter().enumerate() {
        let side = if team == 0 { 180.0 } else { 0.0 };
        for i in 0..n.min(9) {
            let (px, py) = (x + dx * f32::from(i), y + dy * f32::from(i));
            svg += &format!(
                "<use href=\"#pin\" transform=\"translate({px:.1} {py:.1}) rotate({:.0})\"/>",
                turn + side
            );
        }
    }
    svg
}

fn place_of(target: Option<web_sys::EventTarget>) -> Option<usize> {
    let element: Element = target?.dyn_into().ok()?;
    let place = element.closest("[data-place]").ok()??;
    place.get_attribute("data-place")?.parse().ok()
}
