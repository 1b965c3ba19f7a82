// Each game from home to its end, by taps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, begin, byTap, picture, playToTheEnd, seats, semailles } from "../harness/index.mjs";

const place = semailles();

/** Who sits where: people at one screen, which is quickest, and once each against computers. */
const TABLES = [
  ["en-dodoi", "person person", "phone", "fr"],
  ["en-dodoi", "person computer-1", "desktop", "en"],
  ["djenon-abe", "person person", "phone", "en"],
  ["djenon-abe", "computer-1 person", "phone", "fr"],
  ["anywoli", "person person", "desktop", "fr", "anywoli:quiet=30"],
  ["dzuwa", "person person person person", "phone", "fr", "dzuwa:quiet=40"],
  ["dzuwa", "person computer-1 computer-1 computer-1", "desktop", "en", "dzuwa:quiet=30"],
  ["wali", "person person", "phone", "fr", "wali:quiet=30"],
];

for (const [game, who, screen, lang, name = game] of TABLES) {
  test(`${GAMES[game]} from home to its end by taps: ${who}, ${screen}, ${lang}`, async () => {
    await place.visit({ lang, screen }, async (page) => {
      await seats(page, game, who, { name });
      await begin(page, game, lang);
      await playToTheEnd(page, byTap(page));
      const end = await page.locator(".turn").textContent();
      assert.match(end, /[.!]$/, end);
      const said = await page.locator(".hidden[role=status]").textContent();
      assert.ok(said.includes(end.trim()), `the end is told: ${said}`);
      await picture(page, `end-${game}-${screen}-${lang}`);
    });
  });
}
