// Puzzles: reached from a game's menu, solved on the board, with hints, kept; without a network too.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, expectAccessible, expectNothingSticksOut, kept, picture, semailles } from "../harness/index.mjs";

const place = semailles();

const GAMES = ["anywoli", "djenon-abe", "en-dodoi"];
const puzzles = (game) =>
  readFileSync(join(ROOT, `crates/tables/puzzles/${game}.jsonl`), "utf8").trim().split("\n").map((line) => JSON.parse(line));

/** The place of a move text on a board of so many pits a row. */
const at = (text, pits) => (text >= "a" ? pits + text.charCodeAt(0) - 97 : text.charCodeAt(0) - 65);
const tap = (page, text, pits) => page.locator(`#place-${at(text, pits)} .cell`).dispatchEvent("click");

test("from the menu of a game to its puzzles; wrong, hints, right, the proof, the next", () =>
  place.visit({}, async (page) => {
    await page.getByRole("button", { name: "Jouer à En Dodoi" }).click();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("link", { name: "Problèmes à résoudre" }).click();
    const links = page.locator(".number-link");
    await links.first().waitFor();
    assert.equal(await links.count(), 60);
    await expectAccessible(page);
    await picture(page, "puzzles-list");
    await links.nth(1).click();
    const puzzle = puzzles("en-dodoi")[1];
    await page.locator(".puzzle .place.legal").first().waitFor();
    const legal = await page.locator(".place.legal").evaluateAll((all) => all.map((p) => Number(p.dataset.place)));
    const right = at(puzzle.line[0], 6);
    assert.ok(legal.includes(right));
    // Wrong: what it would do is shown, and one tries again.
    const wrong = legal.find((i) => i !== right);
    await page.locator(`#place-${wrong} .cell`).dispatchEvent("click");
    await page.locator(".said.refusal").waitFor();
    await picture(page, "puzzle-wrong");
    await page.getByRole("button", { name: "Essayer encore" }).click();
    // The first hint tells, the second marks.
    await page.getByRole("button", { name: "Conseil", exact: true }).click();
    assert.match(await page.locator(".said").textContent(), /bon coup.*(prend|rien)/);
    await page.getByRole("button", { name: "Conseil", exact: true }).click();
    assert.equal(await page.locator(".place.hint").getAttribute("data-place"), String(right));
    await page.locator(`#place-${right} .cell`).dispatchEvent("click");
    await page.locator(".lines .chip-move").first().waitFor();
    assert.match(await page.locator(".said").textContent(), /Juste/);
    assert.equal(await page.locator(".chip-move").count(), Math.min(puzzle.line.length, 40));
    await page.locator(".chip-move").nth(1).click();
    assert.equal(await page.locator(".chip-move").nth(1).getAttribute("aria-pressed"), "true");
    await expectAccessible(page);
    await expectNothingSticksOut(page);
    await picture(page, "puzzle-solved");
    await page.getByRole("link", { name: "Problème suivant" }).click();
    await page.waitForFunction(() => location.hash === "#z/en-dodoi/3");
    await page.locator(".puzzle .place.legal").first().waitFor();
    // Solved at once, it counts for more.
    await tap(page, puzzles("en-dodoi")[2].line[0], 6);
    await page.getByRole("link", { name: "Tous les problèmes" }).click();
    await links.first().waitFor();
    assert.match(await links.nth(1).getAttribute("aria-label"), /avec de l’aide/);
    assert.match(await links.nth(2).getAttribute("aria-label"), /résolu$/);
    assert.match(await page.locator(".puzzles").textContent(), /2 sur 60/);
  }));

for (const game of GAMES) {
  test(`${game}: puzzles in English, on a desktop, without a network, kept`, () =>
    place.visit({ lang: "en", screen: "desktop", scheme: "dark" }, async (page, { profile }) => {
      await kept(page);
      await profile.setOffline(true);
      await page.goto(`${place.url}#z/${game}/60`);
      const all = puzzles(game);
      const pits = game === "anywoli" ? 12 : 6;
      await page.locator(".puzzle .place.legal").first().waitFor();
      assert.match(await page.locator(".ask").textContent(), /Only one move/);
      await tap(page, all[59].line[0], pits);
      await page.locator(".lines .chip-move").first().waitFor();
      assert.match(await page.locator(".said").textContent(), /Right: .*seeds? more/);
      await picture(page, `puzzle-${game}`);
      await page.goto(`${place.url}#z/`);
      await page.reload();
      await page.getByRole("link", { name: /1 of 60/ }).waitFor();
      await expectAccessible(page);
    }));
}
