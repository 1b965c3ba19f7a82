// A lesson for a class: made by a teacher, opened by a pupil, done to its end; and the board alone for a projector.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, expectAccessible, expectNothingSticksOut, picture, playable, rest, semailles } from "../harness/index.mjs";

const place = semailles();

const SAYS = {
  fr: {
    none: "Aucun", level: "2", open: "Ouvrir comme un élève", start: "Commencer", next: "L’exercice suivant", go: "Continuer",
    lesson: /^Leçon\s: Wali/, whatIf: "Et si", only: "Plateau seul, pour projeter", leave: "Quitter le plateau seul", back: "Accueil",
  },
  en: {
    none: "None", level: "2", open: "Open it as a pupil", start: "Start", next: "Next task", go: "Go on",
    lesson: /^Lesson: Wali/, whatIf: "What if", only: "Board alone, for a projector", leave: "Leave the board alone", back: "Home",
  },
};

async function touch(page, label) {
  await rest(page);
  const at = await page.locator("svg.board .place[role=button]").evaluateAll(
    (all, label) => all.find((p) => new RegExp(`(^|\\s)${label}(,|\\s)`).test(p.getAttribute("aria-label")))?.id,
    label,
  );
  await page.locator(`#${at} .cell`).dispatchEvent("click");
}

for (const [lang, screen, scheme] of [["fr", "phone", "light"], ["en", "desktop", "dark"]]) {
  test(`a teacher's choices become a link, and the link a lesson (${lang})`, () =>
    place.visit({ lang, screen, scheme, path: "#class/en-dodoi" }, async (page, { url }) => {
      const says = SAYS[lang];
      await page.locator("#game").selectOption("wali");
      assert.equal(await page.locator(".tasks input").count(), 7);
      await page.getByRole("button", { name: says.none }).click();
      await page.locator("#level").selectOption("");
      await page.locator(".learn .trouble").waitFor();
      assert.equal(await page.locator("#class-link").count(), 0, "a lesson without anything");
      await page.locator("#task-0").check();
      await page.locator("#task-6").check();
      await page.locator("#level").selectOption(says.level);
      await page.locator("#preview").uncheck();
      await page.locator("#slow").check();
      await expectAccessible(page);
      await expectNothingSticksOut(page);
      await picture(page, `class-form-${lang}-${screen}`);
      const link = await page.locator("#class-link").inputValue();
      assert.ok(link.startsWith(`${url}#l/1/wali/line,finish/level=2,preview=off,speed=slow/`), link);
      assert.equal(await page.locator(".seen-lesson ol a").count(), 3, "what the pupil sees");

      // Another browser: the pupil's. Reduced motion, for slow sowing is slow.
      await place.visit({ lang, screen, scheme, path: link.slice(url.length), reducedMotion: "reduce" }, async (pupil) => {
        await pupil.locator("h1", { hasText: says.lesson }).waitFor();
        await expectAccessible(pupil);
        await expectNothingSticksOut(pupil);
        await picture(pupil, `class-lesson-${lang}-${screen}`);
        await pupil.getByRole("link", { name: says.start }).click();
        await pupil.locator("#task-title").waitFor();
        assert.equal(await pupil.locator(".what-if").isVisible(), false, "no preview in this lesson");
        for (const square of ["c4", "c5"]) await touch(pupil, square);
        await pupil.locator(".place.target .cell").first().dispatchEvent("click");
        await picture(pupil, `class-task-${lang}-${screen}`);
        await pupil.getByRole("link", { name: says.next }).click();
        await pupil.waitForFunction(() => location.hash.endsWith("/1") && document.querySelector(".helps b"));
        // The way back is the lesson, where what was done is marked.
        await pupil.getByRole("link", { name: says.back }).click();
        await pupil.locator("h1", { hasText: says.lesson }).waitFor();
        assert.equal(await pupil.locator("ol.menu .count").count(), 1);
        await pupil.locator("ol.menu a").nth(2).click();
        await pupil.locator("svg.board").waitFor();
        await touch(pupil, "c3");
        await pupil.waitForFunction(() => document.querySelectorAll(".moves .move").length >= 2);
        // Its game goes on when the page is opened again.
        await pupil.reload();
        await playable(pupil);
        await pupil.waitForFunction(() => document.querySelectorAll(".moves .move").length >= 2);
        assert.match(await pupil.locator("h1").textContent(), /2/, "level 2");
        // What the lesson has set is gone with it.
        await pupil.evaluate(() => (location.hash = "#settings"));
        await pupil.locator("#preview").waitFor();
        assert.equal(await pupil.locator("#preview").isChecked(), true);
        assert.equal(await pupil.locator("#speed").inputValue(), "normal");
      });
    }));
}

test("a link to a lesson that is wrong says what is wrong", () =>
  place.visit({ lang: "en", path: "#class/wali" }, async (page, { url }) => {
    const link = (await page.locator("#class-link").inputValue()).slice(url.length);
    const trouble = async (fragment, words) => {
      await page.goto(new URL(fragment, url).href);
      await page.reload();
      await page.locator("main .trouble").waitFor();
      assert.match(await page.locator("main .trouble").textContent(), words);
    };
    await trouble(link.slice(0, -2), /cut/);
    await trouble("#l/1/wali/jump/-/40087023", /no task “jump”.*line, column/);
    await trouble("#l/1/wali/line/sound=on/844f20e1", /sound=on.*preview=off/);
  }));

for (const [lang, screen] of [["fr", "desktop"], ["en", "phone"]]) {
  test(`the board alone fills the screen, is played, and is left again (${lang})`, () =>
    place.visit({ lang, screen, reducedMotion: "reduce" }, async (page) => {
      const says = SAYS[lang];
      for (const game of ["en-dodoi", "dzuwa", "anywoli"]) {
        await page.evaluate((game) => localStorage.setItem(`semailles.last.${game}`, `${game}|${"person ".repeat(game === "dzuwa" ? 4 : 2).trim()}`), game);
        await begin(page, game, lang);
        await page.locator("#menu").click();
        await page.getByRole("link", { name: says.only }).click();
        await page.locator("html[data-mode=board] svg.board").waitFor();
        await rest(page);
        await page.locator(".place.legal .cell").first().dispatchEvent("click");
        await rest(page);
        await expectNothingSticksOut(page);
        await picture(page, `board-only-${game}-${lang}-${screen}`);
        const seen = await page.evaluate(() => [...document.querySelectorAll(".bar a, .bar button, .tools, .moves, .scrub")].filter((e) => e.checkVisibility()).length);
        assert.equal(seen, 0, "all else is hidden");
        const [top, bottom, tall] = await page.evaluate(() => {
          const { top, bottom } = document.querySelector("svg.board").getBoundingClientRect();
          return [top, bottom, innerHeight];
        });
        assert.ok(top >= 0 && bottom <= tall + 1, `the board stands from ${top} to ${bottom} of ${tall}`);
        await expectAccessible(page);
        await page.getByRole("link", { name: says.leave }).click();
        await page.locator(".tools").waitFor();
        await page.evaluate(() => (location.hash = "#"));
        await page.locator(".mat").waitFor();
      }
    }));
}
