// What tests of games do again and again: begin one, play to its end, read what is said.
import assert from "node:assert/strict";

/** The games, with what the page calls them. */
export const GAMES = { "en-dodoi": "En Dodoi", "djenon-abe": "Djenon-abe", anywoli: "Anywoli", dzuwa: "Dzuwa", wali: "Wali" };

/** Words of the page that tests look for. */
export const WORDS = {
  fr: { play: "Jouer à", menu: "Menu", undo: "Défaire", redo: "Refaire", whatIf: "Et si", again: "Revanche", pit: "Case", seeds: "graine" },
  en: { play: "Play", menu: "Menu", undo: "Undo", redo: "Redo", whatIf: "What if", again: "Play again", pit: "Pit", seeds: "seed" },
};

/** Before the page is opened again: how the next game of a kind shall be set up (`person`, `computer-2`), and how fast. */
export async function seats(page, game, who, { name = game, speed = "fast" } = {}) {
  await page.evaluate(
    ([game, name, who, speed]) => {
      localStorage.setItem(`semailles.last.${game}`, `${name}|${who}`);
      const kept = localStorage.getItem("semailles.settings");
      if (!kept) localStorage.setItem("semailles.settings", `lang=${document.documentElement.lang};speed=${speed}`);
    },
    [game, name, who, speed],
  );
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName("playable").length > 0);
}

/** Opens a game from home. */
export async function begin(page, game, lang = "fr") {
  await page.getByRole("button", { name: `${WORDS[lang].play} ${GAMES[game]}` }).click();
  await page.locator("svg.board").waitFor();
}

/** A link to a game with moves; the page makes it from what a record says, so it is pasted. */
export async function paste(page, text, lang = "fr") {
  await page.getByRole("link", { name: lang === "fr" ? "Ouvrir une partie" : "Open a game" }).click();
  await page.locator("#pasted").fill(text);
  await page.getByRole("button", { name: lang === "fr" ? "Ouvrir" : "Open", exact: true }).click();
}

/** The record of a game, as the page would copy it. */
export const record = (game, moves = "", { position, seats = "", result = "*" } = {}) =>
  [
    `[Rules "1"]`,
    `[Game "${game}"]`,
    ...(seats ? [`[Seats "${seats}"]`] : []),
    ...(position ? [`[Position "${position}"]`] : []),
    `[Result "${result}"]`,
    "",
    `${moves} ${result}`.trim(),
    "",
  ].join("\n");

/** Waits until somebody can move, or the game is over; says which. */
export async function rest(page) {
  const state = () => {
    if (document.querySelector(".moving")?.childElementCount) return null;
    if (document.querySelector(".turn.over")) return "over";
    if (document.querySelector(".place.legal, .place.target") || document.querySelector(".choices .button")) return "turn";
    return null;
  };
  const handle = await page.waitForFunction(state, undefined, { polling: 30, timeout: 20000 });
  return handle.jsonValue();
}

/**
 * Plays by touch until the game is over: legal places in an order that changes, so that games do not go in circles.
 * A second touch of the board finishes what moves. Gives the number of touches.
 */
export async function playToTheEnd(page, touch, most = 900) {
  let touches = 0;
  let lot = 7;
  for (; touches < most; touches++) {
    // Every animation is finished at once by a touch: nobody waits for it here.
    const state = await page.evaluate(async () => {
      const wait = () => new Promise((resolve) => setTimeout(resolve, 15));
      for (let i = 0; i < 600; i++) {
        if (document.querySelector(".moving")?.childElementCount) {
          document.querySelector(".place[role=button]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
        } else if (document.querySelector(".turn.over")) return { over: true };
        else {
          const places = [...document.querySelectorAll(".place.target")];
          const legal = places.length ? places : [...document.querySelectorAll(".place.legal")];
          const buttons = [...document.querySelectorAll(".choices .button")];
          if (legal.length || buttons.length) return { places: legal.map((p) => p.id), buttons: buttons.length };
        }
        await wait();
      }
      return { stuck: document.querySelector(".turn")?.textContent };
    });
    if (state.over) return touches;
    assert.ok(!state.stuck, `nothing to touch: ${state.stuck}`);
    lot = (lot * 1103515245 + 12345) % 2147483648;
    await touch(state, lot);
  }
  throw new Error(`not over after ${most} touches`);
}

/** Touches one of the places that may be played, or presses one of the buttons. */
export const byTap = (page) => async (state, lot) => {
  const all = [...state.places, ...Array.from({ length: state.buttons }, (_, i) => i)];
  const one = all[lot % all.length];
  if (typeof one === "number") {
    const button = page.locator(".choices .button").nth(one);
    await button.evaluate((b) => b.click());
    return;
  }
  await page.locator(`#${one} .cell`).dispatchEvent("click");
};
