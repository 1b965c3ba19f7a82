// The pages of the games: text that is read without any program, boards that open in the program, sheets to be printed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, LANGS, begin, expectAccessible, expectNothingSticksOut, picture, playable, semailles, startStaticHost } from "../harness/index.mjs";

const place = semailles();

const LIST = { fr: "fr/jeux/", en: "en/games/" };
const SHEET = { fr: "fiche/", en: "sheet/" };
const text = { wait: false, javaScriptEnabled: false };

for (const [game, name] of Object.entries(GAMES)) {
  test(`${name} is told, shown and taught, to everybody`, async () => {
    for (const [lang, screen, scheme] of [["fr", "phone", "light"], ["en", "desktop", "dark"]]) {
      const path = `${LIST[lang]}${game}/`;
      await place.visit({ lang, screen, scheme, path, wait: false }, async (page) => {
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        assert.equal(await page.locator("h1").textContent(), name);
        assert.ok((await page.locator("figure.live svg").count()) > 20, "boards");
        assert.ok((await page.locator("article.task").count()) >= 5, "tasks");
        await expectNothingSticksOut(page);
        await picture(page, `learn-${game}-${lang}-${screen}`);
        await page.locator("article.task").nth(1).scrollIntoViewIfNeeded();
        await picture(page, `learn-${game}-task-${lang}-${screen}`);
        // A diagram is one picture with one label; its thousands of parts would take axe a minute.
        await page.evaluate(() => document.querySelectorAll("svg.diagram").forEach((svg) => svg.replaceChildren()));
        await expectAccessible(page);
      });
    }
  });
}

test("the lists of the games lead to each game, its sheet and the other language, below any folder of any host", async () => {
  const host = await startStaticHost();
  try {
    for (const lang of LANGS) {
      await place.visit({ ...text, lang, url: host.url, path: LIST[lang] }, async (page) => {
        const games = page.locator(".games h2 a");
        assert.deepEqual((await games.allTextContents()).sort(), Object.values(GAMES).sort());
        await picture(page, `learn-list-${lang}`);
        await games.first().click();
        assert.equal(await page.locator("h1").textContent(), "Anywoli");
        await page.locator("a.language").click();
        assert.notEqual(await page.locator("html").getAttribute("lang"), lang);
        assert.equal(await page.locator("h1").textContent(), "Anywoli");
        await page.locator(".title .actions a").last().click();
        await page.locator("svg.code").waitFor();
        await page.locator(".screen a").click();
        await page.locator(".top a").nth(1).click();
        assert.equal(await games.count(), 5);
      });
    }
  } finally {
    await host.stop();
  }
});

test("lists and sheets are accessible", async () => {
  for (const path of [LIST.fr, LIST.en, `${LIST.fr}dzuwa/${SHEET.fr}`, `${LIST.en}wali/${SHEET.en}`]) {
    await place.visit({ path, wait: false }, async (page) => {
      await expectNothingSticksOut(page);
      await expectAccessible(page);
    });
  }
});

test("each sheet is one page of A4", async () => {
  for (const lang of LANGS) {
    for (const game of Object.keys(GAMES)) {
      await place.visit({ ...text, lang, path: `${LIST[lang]}${game}/${SHEET[lang]}` }, async (page) => {
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
        assert.equal(pages.length, 1, `${game}, ${lang}: ${pages.length} pages`);
        const [, width, height] = pdf.match(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/) ?? [];
        assert.ok(Math.abs(width - 595) < 2 && Math.abs(height - 842) < 2, `A4, not ${width} × ${height}`);
        // What the paper shows, on a screen of its width.
        await page.emulateMedia({ media: "print" });
        await page.setViewportSize({ width: 703, height: 1032 });
        await picture(page, `sheet-${game}-${lang}`);
      });
    }
  }
});

test("the address of a passage shows it", async () => {
  await place.visit({ ...text, path: `${LIST.fr}en-dodoi/#board-cross` }, async (page) => {
    const board = page.locator("#board-cross");
    const { top, bottom } = await board.evaluate((b) => b.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && top < 400 && bottom > top, `it stands at ${top}`);
    await board.locator("a.permalink").click();
    assert.ok(page.url().endsWith("/fr/jeux/en-dodoi/#board-cross"));
  });
});

test("a board opens in the program, as it stands on the page", async () => {
  for (const [game, board, seeds] of [["en-dodoi", "cross", "5"], ["dzuwa", "poison", "4"], ["anywoli", "last", "7"]]) {
    await place.visit({ lang: "fr", path: `${LIST.fr}${game}/`, wait: false }, async (page) => {
      await page.locator(`#board-${board} a.here`).click();
      await page.frameLocator("iframe").locator(".buttons a").click();
      await page.waitForURL(/#(g|play)\//);
      await playable(page);
      await page.locator("svg.board").waitFor();
      const places = await page.locator("svg.board .place").evaluateAll((all) => all.map((p) => p.getAttribute("aria-label") ?? ""));
      assert.ok(places.some((label) => label.includes(`${seeds} `)), `${game}: ${places}`);
      assert.equal(await page.locator(".trouble:visible").count(), 0);
    });
  }
});

test("home, a new game and a game's menu lead to what is told of the game", async () => {
  for (const lang of LANGS) {
    const words = (name) => (lang === "fr" ? `${name}\u{a0}: les règles` : `${name}: the rules`);
    await place.visit({ lang }, async (page, { url }) => {
      const there = async (game) => {
        await page.waitForURL((url) => url.pathname.endsWith(`/${LIST[lang]}${game}/`));
        assert.equal(await page.locator("h1").textContent(), GAMES[game]);
        await page.goBack();
        await playable(page);
      };
      // All in one language; in the other, one of each of the two kinds of boards.
      for (const [game, name] of Object.entries(GAMES).filter(([game]) => lang === "fr" || ["anywoli", "wali"].includes(game))) {
        const link = page.getByRole("link", { name: words(name) });
        await link.click();
        await there(game);
        await page.evaluate((game) => (location.hash = `#new/${game}`), game);
        await page.locator("#first").waitFor();
        assert.equal(await link.evaluate((a) => a.href), `${url}${LIST[lang]}${game}/`);
        await page.evaluate(() => (location.hash = "#"));
        await begin(page, game, lang);
        await page.locator("#menu").click();
        assert.equal(await link.evaluate((a) => a.href), `${url}${LIST[lang]}${game}/`);
        await page.evaluate(() => (location.hash = "#"));
      }
    });
  }
});
