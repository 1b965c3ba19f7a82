// The level that is offered after games against the computer, by how they went.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, expectAccessible, picture, seats, semailles } from "../harness/index.mjs";

const place = semailles();

const SAYS = {
  fr: { menu: "Menu", resign: "Abandonner", yes: "Oui", again: /Revanche/, easier: "Plus facile : niveau 1 (débutant)", against: "niveau 1 (débutant)" },
  en: { menu: "Menu", resign: "Resign", yes: "Yes", again: /Play again|Rematch/, easier: "Easier: level 1 (beginner)", against: "level 1 (beginner)" },
};

for (const lang of ["fr", "en"]) {
  test(`two games lost in a row: an easier level is offered, and taken (${lang})`, () =>
    place.visit({ lang }, async (page) => {
      const says = SAYS[lang];
      await seats(page, "en-dodoi", "person computer-2");
      await begin(page, "en-dodoi", lang);
      const resign = async () => {
        await page.getByRole("button", { name: says.menu, exact: true }).click();
        await page.getByRole("button", { name: says.resign, exact: true }).click();
        await page.getByRole("button", { name: says.yes, exact: true }).click();
        await page.locator(".turn.over").waitFor();
      };
      await resign();
      assert.equal(await page.getByRole("button", { name: says.easier }).count(), 0, "one game says little");
      await page.getByRole("button", { name: says.again }).click();
      await page.waitForFunction(() => !document.querySelector(".turn.over"));
      await resign();
      const easier = page.getByRole("button", { name: says.easier });
      await easier.waitFor();
      await expectAccessible(page);
      await picture(page, `levels-${lang}`);
      await easier.click();
      await page.waitForFunction(() => !document.querySelector(".turn.over"));
      assert.match(await page.locator("h1 small").textContent(), new RegExp(says.against.replace(/[()]/g, "\\$&")));
      // The next game from home begins there too.
      const last = await page.evaluate(() => localStorage.getItem("semailles.last.en-dodoi"));
      assert.match(last, /computer-1/);
    }));
}
