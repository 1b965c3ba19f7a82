// Tasks of the lessons, played: from home and from the page of a game to the verdict, the next task, and what is kept;
// then a first game with advice.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, LANGS, begin, expectAccessible, expectNothingSticksOut, picture, playable, rest, semailles } from "../harness/index.mjs";

const place = semailles();

const LIST = { fr: "fr/jeux/", en: "en/games/" };
const TASKS = { anywoli: 8, "djenon-abe": 8, dzuwa: 7, "en-dodoi": 7, wali: 7 };
const SAYS = {
  fr: {
    learn: "Apprendre", go: "Continuer", reached: /C’est réussi/, missed: /pas atteint/, again: "Recommencer",
    next: "L’exercice suivant", hint: "Un indice", solution: "Une solution", back: "Accueil", first: "Une première partie",
    takes: /prend|prendre|place/, show: "Montrer ce coup", done: "réussi",
  },
  en: {
    learn: "Learn", go: "Go on", reached: /Done/, missed: /not reached/, again: "Begin again",
    next: "Next task", hint: "A hint", solution: "A solution", back: "Home", first: "A first game",
    takes: /take|placed/, show: "Show this move", done: "done",
  },
};

/** Nobody waits for seeds here. */
const fast = (page) =>
  page.evaluate(() => localStorage.setItem("semailles.settings", `lang=${document.documentElement.lang};speed=fast`));

/** From the page of a game, where its tasks are told, to the board; gives the task's title. */
async function open(page, task) {
  const article = page.locator(`#task-${task}`);
  const title = await article.locator("h3").evaluate((h3) => h3.firstChild.textContent);
  await fast(page);
  await article.locator("> p a").click();
  await playable(page);
  await told(page, title.replace(/^\d+\. /, ""));
  return title;
}

const told = (page, title) =>
  page.waitForFunction((title) => document.querySelector("#task-title")?.textContent.trim() === title.trim(), title);

/** Touches the place of a label. */
async function touch(page, label) {
  await rest(page);
  const name = new RegExp(`(^|\\s)${label}(,|\\s)`);
  const at = await page.locator("svg.board .place[role=button]").evaluateAll(
    (all, source) => all.find((p) => new RegExp(source).test(p.getAttribute("aria-label")))?.id,
    name.source,
  );
  await page.locator(`#${at} .cell`).dispatchEvent("click");
}

const verdict = async (page, words) => {
  await page.locator(".verdict span:not(.icon)").waitFor();
  assert.match(await page.locator(".verdict").textContent(), words);
};

const kept = (page) => page.evaluate(() => localStorage.getItem("semailles.lessons"));

for (const lang of LANGS) {
  test(`a task is missed, begun again, reached, kept, and leads to the next one (${lang})`, () =>
    place.visit({ lang, path: `${LIST[lang]}en-dodoi/`, wait: false }, async (page) => {
      const says = SAYS[lang];
      await open(page, "sow");
      await expectNothingSticksOut(page);
      await expectAccessible(page);
      await picture(page, `task-${lang}-phone`);
      await page.getByText(says.hint, { exact: true }).click();
      assert.ok((await page.locator(".helps details p").first().textContent()).length > 10, "a hint");
      await page.getByText(says.solution, { exact: true }).click();
      assert.equal(await page.locator(".helps b").textContent(), "C");
      await touch(page, "D");
      await verdict(page, says.missed);
      assert.equal(await kept(page), null, "nothing is done yet");
      assert.equal(await page.getByRole("link", { name: says.next }).count(), 0);
      await page.getByRole("button", { name: says.again }).click();
      await page.waitForFunction(() => !document.querySelector(".verdict").textContent);
      await touch(page, "C");
      await verdict(page, says.reached);
      assert.equal(await kept(page), "en-dodoi=sow");
      await picture(page, `task-reached-${lang}-phone`);
      const before = await page.locator("#task-title").textContent();
      await page.getByRole("link", { name: says.next }).click();
      await page.waitForFunction((before) => ![undefined, before].includes(document.querySelector("#task-title")?.textContent), before);
      // A task stays one when the page is loaded again, and is no game to be finished.
      const title = await page.locator("#task-title").textContent();
      await page.reload();
      await playable(page);
      await told(page, title);
      await touch(page, "B");
      await verdict(page, says.reached);
      assert.equal(await kept(page), "en-dodoi=relay,sow");
      await page.getByRole("link", { name: says.back }).click();
      assert.equal(await page.locator(".learn li .count").filter({ hasText: says.done }).count(), 2);
      await page.evaluate(() => (location.hash = "#"));
      await page.locator(".mat").waitFor();
      assert.equal(await page.locator(".shelf").count(), 0);
    }));
}

for (const [lang, screen, scheme] of [["fr", "phone", "light"], ["en", "desktop", "dark"]]) {
  test(`home and a game's menu lead to all tasks (${lang})`, () =>
    place.visit({ lang, screen, scheme }, async (page) => {
      const says = SAYS[lang];
      await page.getByRole("link", { name: says.learn, exact: true }).click();
      await page.locator(".learn .menu a").first().waitFor();
      await expectAccessible(page);
      await expectNothingSticksOut(page);
      await picture(page, `learn-all-${lang}-${screen}`);
      for (const [game, name] of Object.entries(GAMES)) {
        await page.locator(`.learn .menu a[data-board=${game}]`).click();
        await page.waitForFunction((name) => document.querySelector("#title")?.textContent.endsWith(name), name);
        const links = page.locator("ol.menu a");
        assert.equal(await links.count(), TASKS[game], game);
        // Each opens on a board with its own words.
        for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))) {
          assert.match(href, new RegExp(`^#t/${game}/[a-z-]+/g/1/`));
        }
        if (game === "wali") {
          await expectAccessible(page);
          await picture(page, `learn-tasks-${lang}-${screen}`);
        }
        await page.goBack();
      }
      await page.evaluate(() => (location.hash = "#"));
      await begin(page, "dzuwa", lang);
      await page.locator("#menu").click();
      await page.getByRole("link", { name: `${says.learn} Dzuwa` }).click();
      await page.locator("ol.menu a").nth(6).waitFor();
    }));
}

test("every task opens with its words, and is reached by its solution, by touch", () =>
  place.visit({ reducedMotion: "reduce" }, async (page) => {
    await fast(page);
    for (const [game, count] of Object.entries(TASKS)) {
      await page.evaluate((game) => (location.hash = `#learn/${game}`), game);
      await page.waitForFunction((game) => document.querySelector(`main[data-board=${game}] ol.menu a`), game);
      const all = await page.locator("ol.menu a").evaluateAll((links) => links.map((a) => a.getAttribute("href")));
      for (const href of all) {
        await page.evaluate((href) => (location.hash = href), href);
        const shown = (href) => location.hash === href && document.querySelector(".helps b")?.textContent;
        const moves = await (await page.waitForFunction(shown, href)).jsonValue();
        assert.match(moves, /\S/);
        assert.ok((await page.locator("#task-title").textContent()).length > 2);
      }
      assert.equal(all.length, count);
    }
  }));

test("in a task of several moves the others give their answers", () =>
  place.visit({ path: `${LIST.fr}wali/`, wait: false }, async (page) => {
    await open(page, "again");
    await touch(page, "c5");
    await touch(page, "c4");
    // The answer is f4e4, and it is the learner's turn again.
    await page.waitForFunction(() => [...document.querySelectorAll(".place")].some((p) => /(^|\s)e4, caillou/.test(p.getAttribute("aria-label"))));
    await touch(page, "c4");
    await touch(page, "c5");
    await touch(page, "e4");
    await verdict(page, SAYS.fr.reached);
    assert.equal(await kept(page), "wali=again");
  }));

test("a link to a task that is none leads to those there are, and a cut one is refused", () =>
  place.visit({ path: `${LIST.fr}wali/`, wait: false }, async (page) => {
    const link = await page.locator("#task-again > p a").getAttribute("href");
    await page.goto(new URL(link.replace("/again/", "/chess/"), page.url()).href);
    await playable(page);
    await page.locator("main .trouble").waitFor();
    assert.equal(await page.locator("ol.menu a").count(), TASKS.wali);
    await page.goto(new URL(link.slice(0, -3), page.url()).href);
    await page.reload();
    await page.locator("main .trouble").waitFor();
    assert.equal(await page.locator("ol.menu").count(), 0);
  }));

for (const lang of LANGS) {
  test(`a first game gives an idea in words at each move, and the move when asked (${lang})`, () =>
    place.visit({ lang, screen: lang === "fr" ? "phone" : "desktop" }, async (page) => {
      const says = SAYS[lang];
      await fast(page);
      await page.reload();
      await playable(page);
      await page.evaluate(() => (location.hash = "#first/en-dodoi"));
      await told(page, says.first);
      const idea = page.locator(".task p[role=status]");
      await page.waitForFunction((words) => new RegExp(words).test(document.querySelector(".task p[role=status]").textContent), says.takes.source);
      await expectAccessible(page);
      await expectNothingSticksOut(page);
      await picture(page, `first-game-${lang}`);
      // The idea names no pit; the move does, when it is asked for.
      assert.doesNotMatch(await idea.textContent(), /\b[A-F]\b/);
      await page.getByRole("button", { name: says.show }).click();
      await page.locator(".place.hint").first().waitFor();
      await page.locator(".place.hint .cell").first().dispatchEvent("click");
      await rest(page);
      // It was the move the guide saw.
      await page.locator(".task .verdict span").waitFor();
      await page.waitForFunction((words) => new RegExp(words).test(document.querySelector(".task p[role=status]").textContent), says.takes.source);
      await picture(page, `first-game-later-${lang}`);
      // It is a game like any other: it goes on after a reload.
      const moves = await page.locator(".moves .move").count();
      assert.ok(moves >= 2, `${moves} moves`);
      await page.reload();
      await playable(page);
      await told(page, says.first);
      assert.equal(await page.locator(".moves .move").count(), moves);
    }));
}
