// Boards in the pages of the games come alive where they stand: step by step, then to be tried; readings compared and
// switched; and what was read is there without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible, expectNothingSticksOut, kept, picture, playable, rest, semailles, startWire } from "../harness/index.mjs";

const place = semailles();

const LIST = { fr: "fr/jeux/", en: "en/games/" };
const SAYS = {
  fr: { here: "Essayer sur ce plateau", back: "Revoir les images", play: "Jouer vous-même", again: "Revoir le coup", large: "Ouvrir en grand", step: "Un pas de plus" },
  en: { here: "Try on this board", back: "Back to the pictures", play: "Play it yourself", again: "See the move again", large: "Open it large", step: "One step on" },
};

/** Brings a board of a page to life; gives its frame. */
async function alive(page, figure) {
  await figure.locator("a.here").click();
  const frame = figure.locator("iframe").contentFrame();
  await frame.locator("main.small svg.board").waitFor();
  await frame.locator(".buttons .button").first().waitFor();
  return frame;
}

const counts = (frame) =>
  frame.locator("svg.board .place").evaluateAll((all) => all.map((p) => p.getAttribute("aria-label").match(/\d+/)?.[0]).join(" "));

for (const [lang, screen, scheme] of [["fr", "phone", "light"], ["en", "desktop", "dark"]]) {
  test(`a board comes alive in its page: step by step, then played (${lang})`, () =>
    place.visit({ lang: lang === "fr" ? "en" : "fr", screen, scheme, path: `${LIST[lang]}en-dodoi/`, wait: false, reducedMotion: "reduce" }, async (page) => {
      const says = SAYS[lang];
      const figure = page.locator("#board-cross");
      assert.equal(await figure.locator("a.here").textContent(), says.here);
      const frame = await alive(page, figure);
      assert.equal(await figure.locator(".strip").isVisible(), false);
      // It speaks the language of the page, whatever the browser's is.
      await frame.getByRole("button", { name: says.play }).waitFor();
      const start = await counts(frame);
      await frame.locator(".scrub button").nth(2).click();
      assert.notEqual(await counts(frame), start, "a step");
      await page.waitForFunction(() => document.querySelector("#board-cross iframe").height > 300);
      await page.evaluate(() => document.querySelector("#board-cross").scrollIntoView());
      await expectNothingSticksOut(page);
      await picture(page, `live-${lang}-${screen}`);
      // Then it is the reader's: what may be played is marked, and refused in words what may not.
      await frame.getByRole("button", { name: says.play }).click();
      assert.equal(await counts(frame), start);
      const tap = (selector) => frame.locator(selector).first().dispatchEvent("click");
      await tap(".place[role=button]:not(.legal) .cell");
      await frame.locator(".said.refusal").waitFor();
      await tap(".place.legal .cell");
      await frame.getByRole("button", { name: says.again }).waitFor();
      await frame.locator(".place.from, .place.to").first().waitFor({ state: "attached" });
      const [inside, outside] = [await frame.locator("main.small").boundingBox(), await figure.locator("iframe").boundingBox()];
      assert.ok(outside.height >= inside.height - 1, "nothing is cut");
      await frame.getByRole("button", { name: says.again }).click();
      assert.equal(await counts(frame), start);
      // Another board: only one lives at a time.
      await alive(page, page.locator("figure.live").nth(0));
      assert.equal(await page.locator("iframe").count(), 1);
      await page.getByRole("button", { name: says.back }).click();
      assert.equal(await page.locator("iframe").count(), 0);
      assert.ok(await figure.locator(".strip").isVisible());
      // Nothing of it was kept as a game.
      assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("game.")).length), 0);
    }));
}

test("readings are tried on the board that compares them, and opened as a game", () =>
  place.visit({ screen: "desktop", path: `${LIST.fr}en-dodoi/#reading-trigger`, wait: false }, async (page) => {
    const cases = page.locator("#reading-trigger .case");
    const n = await cases.count();
    assert.ok(n >= 2, `${n} readings`);
    const frame = await alive(page, cases.nth(1));
    await page.evaluate(() => document.querySelector("#reading-trigger").scrollIntoView());
    await picture(page, "live-reading-fr");
    await alive(page, cases.nth(0));
    assert.equal(await page.locator("iframe").count(), 1, "one reading in place of the other");
    const other = await alive(page, cases.nth(1));
    await other.getByRole("link", { name: SAYS.fr.large }).click();
    await page.waitForURL(/#(g|play)\//);
    await playable(page);
    await page.locator(".tools").waitFor();
    assert.match(await page.locator("h1 small").textContent(), /1 option/);
    assert.ok(frame);
  }));

test("a live board is accessible, by keys too", () =>
  place.visit({ lang: "en", path: "?step&lang=en#g/1/wali/-/-/-/2b2ded9e" }, async (page) => {
    await page.locator("main.small .buttons a").waitFor();
    await expectAccessible(page);
    await page.locator(".place[tabindex='0']").focus();
    await page.keyboard.press("Enter");
    await rest(page);
    assert.equal(await page.locator(".place:not(.empty)[role=button]").count(), 1);
  }));

test("every board and every reading of every page can come alive", () =>
  place.visit({ path: `${LIST.fr}`, wait: false }, async (page) => {
    for (const game of ["anywoli", "djenon-abe", "dzuwa", "en-dodoi", "wali"]) {
      await page.goto(new URL(`${LIST.fr}${game}/`, place.url).href);
      const [links, figures] = await page.evaluate(() => [
        [...document.querySelectorAll("a.here")].map((a) => a.href),
        document.querySelectorAll("figure.live, figure.case").length,
      ]);
      assert.equal(links.length, figures, game);
      assert.ok(links.every((href) => /\/\?step&lang=fr#g\/1\//.test(href)), game);
      // The one with the most moves is opened for all: the rules have checked each in the build.
      const frame = await alive(page, page.locator("figure.live").last());
      assert.equal(await frame.locator("main .trouble").count(), 0);
      await picture(page, `live-${game}-last`);
    }
  }));

test("what has been read can be read again without a network, and played with", async () => {
  const wire = await startWire(place.url);
  await place.visit({ url: wire.url }, async (page, { profile }) => {
    await kept(page);
    await page.goto(`${wire.url}${LIST.fr}wali/`);
    await page.locator("figure.live").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await wire.stop();
    await page.reload();
    assert.equal(await page.locator("h1").textContent(), "Wali");
    const styled = await page.evaluate(() => getComputedStyle(document.querySelector("main")).maxWidth);
    assert.notEqual(styled, "none", "its style is there too");
    await alive(page, page.locator("figure.live").first());
    assert.ok(profile);
  });
});
