// Advice: the move that the computer would play, what it is worth and why.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, begin, expectAccessible, picture, rest, seats, semailles } from "../harness/index.mjs";

const place = semailles();

const SAYS = {
  fr: { hint: "Conseil", stop: "Arrêter", why: "Pourquoi", marked: "conseillé", worth: /Avance attendue|égalité|gagné|perdu|Résolu/ },
  en: { hint: "Hint", stop: "Stop", why: "Why", marked: "suggested", worth: /Expected lead|equal|Won|Lost|Solved/ },
};

for (const [game, lang] of [...Object.keys(GAMES).map((game) => [game, "fr"]), ["en-dodoi", "en"], ["wali", "en"]]) {
  test(`advice in ${GAMES[game]} (${lang}): marked on the board, told, with its reasons`, () =>
    place.visit({ lang }, async (page) => {
      const says = SAYS[lang];
      await seats(page, game, Array(game === "dzuwa" ? 4 : 2).fill("person").join(" "));
      await begin(page, game, lang);
      await rest(page);
      await page.getByRole("button", { name: says.hint, exact: true }).click();
      await page.locator(".advice details").waitFor();
      const words = await page.locator(".advice p span:not(.icon)").textContent();
      assert.match(words, says.worth);
      // Marked by its form (a second ring), and named for who does not see it.
      const marked = page.locator(".place.hint");
      assert.ok((await marked.count()) >= 1, "a place is marked");
      assert.match(await marked.first().getAttribute("aria-label"), new RegExp(says.marked));
      assert.equal(await marked.first().locator(".ring.second").evaluate((ring) => getComputedStyle(ring).visibility), "visible");
      await page.locator(".advice summary").click();
      const reasons = await page.locator(".advice li").allTextContents();
      assert.ok(reasons.length >= 3, `moves, what they take, how it ends: ${reasons}`);
      const told = await page.locator("[role=status][aria-live]").textContent();
      for (const part of [words, ...reasons]) assert.ok(told.includes(part), `«${part}» is announced in «${told}»`);
      await expectAccessible(page);
      await picture(page, `advice-${game}-${lang}-phone`);
      // What is advised can be played, and then it is gone.
      await marked.first().locator(".cell").dispatchEvent("click");
      await page.waitForFunction(() => !document.querySelector(".advice"));
    }));
}

test("advice can be stopped, and is not offered while the computer is to move", () =>
  place.visit({}, async (page) => {
    await seats(page, "anywoli", "person computer-5");
    await begin(page, "anywoli");
    const button = page.locator(".tools .tool").nth(3);
    await button.click();
    await page.getByRole("button", { name: "Arrêter", exact: true }).click();
    await page.locator(".place.hint").first().waitFor();
    assert.equal((await button.textContent()).trim(), "Conseil");
    // Played before the computer has an answer: nobody thinks any more, and it is the computer's turn.
    await button.click();
    await page.locator(".place.legal .cell").first().dispatchEvent("click");
    await page.waitForFunction(() => document.querySelectorAll(".tools .tool")[3].disabled);
    await page.waitForFunction(() => document.querySelector(".turn").textContent.includes("réfléchit"));
    assert.ok(await button.isDisabled(), "no advice while the computer thinks");
    await page.waitForFunction(() => !document.querySelectorAll(".tools .tool")[3].disabled, undefined, { timeout: 30000 });
    assert.equal(await page.locator(".advice").count(), 0);
  }));
