// How every page looks: accessible, nothing sticks out, whatever the window, the zoom, the language and the light.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  GAMES, LANGS, SCHEMES, SCREENS, begin, expectAccessible, picture, playable, rest, seats, semailles,
} from "../harness/index.mjs";

const place = semailles();

test("at 200 % nothing sticks out, and everything is there", async () => {
  // A window of 1280 × 800 that is zoomed has half as many of the page's pixels.
  const viewport = { width: 640, height: 400 };
  await place.visit({ viewport, deviceScaleFactor: 2 }, async (page, { url }) => {
    const fits = async (name) => {
      const out = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(out <= 0, `${name} sticks out by ${out} px`);
      await expectAccessible(page);
      await picture(page, `zoom-${name}`);
    };
    await fits("home");
    for (const game of Object.keys(GAMES)) {
      await page.goto(`${url}#`);
      await begin(page, game);
      await rest(page);
      await fits(game);
      await page.getByRole("button", { name: "Défaire" }).scrollIntoViewIfNeeded();
    }
    await page.goto(`${url}#new/dzuwa`);
    await page.locator("#first").waitFor();
    await fits("new");
    await page.goto(`${url}#settings`);
    await page.locator("#theme").waitFor();
    await fits("settings");
  });
});

for (const lang of LANGS) {
  for (const screen of Object.keys(SCREENS)) {
    for (const scheme of SCHEMES) {
      test(`every page is accessible, and pictured: ${lang}, ${screen}, ${scheme}`, async () => {
        await place.visit({ lang, screen, scheme }, async (page, { url }) => {
          const shoot = async (name) => {
            // Structure and colours are the same in both languages: the words of the second are looked at once.
            if (lang === "fr" || (screen === "phone" && scheme === "light")) await expectAccessible(page);
            const out = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
            assert.ok(out <= 0, `${name} sticks out sideways by ${out} px`);
            await picture(page, `${name}-${lang}-${screen}-${scheme}`);
          };
          await shoot("home");
          for (const game of Object.keys(GAMES)) {
            await page.goto(`${url}#`);
            await begin(page, game, lang);
            await rest(page);
            await page.mouse.move(1, 1);
            await shoot(`board-${game}`);
          }
          await page.getByRole("button", { name: "Menu" }).click();
          await page.getByRole("dialog").waitFor();
          await shoot("menu");
          await page.goto(`${url}#settings`);
          await page.locator("#theme").waitFor();
          await shoot("settings");
          await page.goto(`${url}#new/dzuwa`);
          await page.locator("#first").waitFor();
          await page.locator("summary").first().click();
          await shoot("new");
          await page.goto(`${url}#g/1/cut`);
          await page.locator("main [role=alert]").waitFor();
          await shoot("trouble");
        });
      });
    }
  }
}

test("sun mode and every size from 360 × 560 on: nothing sticks out, no pit is under 44 px", async () => {
  const viewport = { width: 360, height: 560 };
  await place.visit({ viewport, deviceScaleFactor: 1, isMobile: true, hasTouch: true }, async (page) => {
    await page.evaluate(() => localStorage.setItem("semailles.settings", "lang=fr;theme=sun"));
    for (const [game, name] of [...Object.keys(GAMES).map((game) => [game, game]), ["en-dodoi", "en-dodoi:pits=8"], ["en-dodoi", "en-dodoi:pits=10"]]) {
      await page.goto("about:blank");
      await page.goto(place.url);
      await playable(page);
      await seats(page, game, game === "dzuwa" ? "person person person person" : "person person", { name });
      await begin(page, game);
      await rest(page);
      const out = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(out <= 0, `${name} sticks out by ${out} px`);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll(".place[role=button]")]
          .map((place) => ({ id: place.id, ...place.querySelector(".cell").getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width < 43.9 || height < 43.9)
          .map(({ id, width, height }) => `${id} ${width.toFixed(1)} × ${height.toFixed(1)}`),
      );
      assert.deepEqual(small, [], name);
      // The whole board can be seen at once, and nothing lies on it.
      const hidden = await page.evaluate(() => {
        const board = document.querySelector("svg.board");
        board.scrollIntoView({ block: "center" });
        return [...board.querySelectorAll(".place[role=button] .cell")]
          .map((cell) => [cell.parentNode.parentNode.id, cell.getBoundingClientRect()])
          .filter(([id, { x, y, width, height }]) => !document.elementFromPoint(x + width / 2, y + height / 2)?.closest(`#${id}`))
          .map(([id]) => id);
      });
      assert.deepEqual(hidden, [], `${name}: hidden`);
      await picture(page, `sun-${name.replace(/\W/g, "-")}-small`);
    }
  });
});
