// What tests of games by a link do: open one, come by its link, play together.
import assert from "node:assert/strict";
import { playable } from "./browser.mjs";

/** What the page says. */
export const SAYS = {
  fr: {
    byLink: "Jouer par un lien", name: "Votre nom (si vous voulez)", make: "Ouvrir la partie", link: "Lien de la partie", sit: /^Jouer/,
    saved: "Tout est enregistré", moveSeat: "Continuer sur un autre appareil", own: "Vos parties", yes: "Oui", menu: "Menu", back: "Reprendre",
    say: "Dire", rematch: "Proposer une revanche", offline: /^Hors ligne/, resign: "Abandonner", abort: "Annuler la partie",
  },
  en: {
    byLink: "Play by a link", name: "Your name (if you like)", make: "Open the game", link: "Link of the game", sit: /^Play/,
    saved: "Everything is saved", moveSeat: "Go on with another device", own: "Your games", yes: "Yes", menu: "Menu", back: "Take back",
    say: "Say", rematch: "Propose another game", offline: /^Offline/, resign: "Resign", abort: "Call the game off",
  },
};

/** Makes a game in the form and gives its link. `form(page)` may choose more before it is made. */
export async function makeByLink(page, game, { lang = "fr", name = "", form } = {}) {
  await page.evaluate((game) => (location.hash = `#p/new/${game}`), game);
  await page.getByLabel(SAYS[lang].name).fill(name);
  await form?.(page);
  await page.getByRole("button", { name: SAYS[lang].make }).click();
  const link = page.getByRole("textbox", { name: SAYS[lang].link });
  await link.waitFor();
  return link.inputValue();
}

/** Opens a link and takes a seat: the first that is free, or the one of that player. */
export async function sitByLink(page, link, { lang = "fr", name = "", player = SAYS[lang].sit } = {}) {
  await page.goto(link);
  await playable(page);
  await page.getByLabel(SAYS[lang].name).fill(name);
  await page.getByRole("button", { name: player }).first().click();
  await page.locator(".seat", { hasText: lang === "fr" ? "(vous)" : "(you)" }).waitFor();
}

/** Waits until the page says that all is on the server. */
export const saved = (page) => page.locator(".line.saved").waitFor();

/** How a page stands: what may be touched on it, and after how many plies. */
const standing = () => {
  if (document.querySelector(".moving")?.childElementCount) {
    document.querySelector(".place[role=button]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return { plies: -1 };
  }
  const first = document.querySelector(".moves ol li");
  const plies = Number(first?.getAttribute("value") ?? 0);
  if (document.querySelector(".turn.over")) return { over: true, plies };
  const targets = [...document.querySelectorAll(".place.target")];
  const legal = targets.length ? targets : [...document.querySelectorAll(".place.legal")];
  return { plies, places: legal.map((place) => place.id), buttons: document.querySelectorAll(".choices button").length };
};

/**
 * Plays a game to its end: whoever may touch something touches it. `pages()` gives those who play, for they may change;
 * `between(plies)` is called before each touch. Gives the number of plies.
 */
export async function playTogether(pages, between = async () => {}, most = 900) {
  let lot = 7;
  let still = 0;
  for (let touches = 0; touches < most; ) {
    const all = await Promise.all(pages().map((page) => page.evaluate(standing)));
    if (all.every(({ over }) => over)) {
      assert.ok(all.every(({ plies }) => plies === all[0].plies), `all see the same end: ${all.map((one) => one.plies)}`);
      return all[0].plies;
    }
    const who = all.findIndex(({ places, buttons }) => places?.length || buttons);
    if (who < 0) {
      assert.ok(still++ < 1500, `nobody can move: ${JSON.stringify(all)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    still = 0;
    touches++;
    await between(all[who].plies);
    const page = pages()[who];
    lot = (lot * 1103515245 + 12345) % 2147483648;
    const { places, buttons } = all[who];
    const one = lot % (places.length + buttons);
    if (one < places.length) await page.locator(`#${places[one]} .cell`).dispatchEvent("click");
    else await page.locator(".choices button").nth(one - places.length).evaluate((button) => button.click());
  }
  throw new Error(`not over after ${most} touches`);
}

/** Counts what goes over the sockets of a page, in bytes. */
export function countSockets(page) {
  const count = { sent: 0, received: 0, sockets: 0, loads: 0 };
  const size = ({ payload }) => (typeof payload === "string" ? Buffer.byteLength(payload) : payload.length);
  page.on("websocket", (socket) => {
    count.sockets++;
    socket.on("framesent", (frame) => (count.sent += size(frame)));
    socket.on("framereceived", (frame) => (count.received += size(frame)));
  });
  page.on("load", () => count.loads++);
  return count;
}
