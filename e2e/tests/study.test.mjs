// The analysis of a game: who stands better, the best lines, a graph, mistakes with what would have been better.
import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible, expectNothingSticksOut, kept, paste, picture, record, semailles } from "../harness/index.mjs";

const place = semailles();

const SAYS = {
  fr: { analyse: "Analyser", menu: "Menu", blunder: "faute grave", why: "Pourquoi", best: "Montrer le meilleur", back: "Revenir à la position", solved: "résolu", deeper: "Examiner plus à fond", stop: "Arrêter", again: "Examiner la partie", longer: "Chercher plus loin" },
  en: { analyse: "Analyse", menu: "Menu", blunder: "blunder", why: "Why", best: "Show the best move", back: "Back to the position", solved: "solved", deeper: "Look deeper", stop: "Stop", again: "Look at the game", longer: "Search further" },
};

/** Opens a record and its analysis. */
async function analyse(page, text, lang = "fr") {
  await paste(page, text, lang);
  await page.getByRole("button", { name: SAYS[lang].menu, exact: true }).click();
  await page.getByRole("link", { name: SAYS[lang].analyse, exact: true }).click();
  await page.locator(".study .panel").waitFor();
}

/** Waits until the whole game has been looked at. */
const looked = (page, lang = "fr") => page.getByRole("button", { name: SAYS[lang].deeper }).waitFor({ timeout: 60000 });

// F gives away what C wins: RESULTS.md says −4 for +8.
const GAME = record("en-dodoi", "F b E a");

for (const [lang, screen, scheme] of [["fr", "phone", "light"], ["en", "desktop", "dark"]]) {
  test(`a game is looked at move by move (${lang}, ${screen}): the blunder, the better move, and why`, () =>
    place.visit({ lang, screen, scheme }, async (page) => {
      const says = SAYS[lang];
      await analyse(page, GAME, lang);
      await looked(page, lang);
      const first = page.locator(".moves .move").first();
      assert.match(await first.textContent(), new RegExp(`\\?\\?.*${says.blunder}`));
      await first.click();
      assert.equal(await first.getAttribute("aria-current"), "true");
      const words = await page.locator(".said").textContent();
      assert.match(words, /: F\./);
      assert.match(words, /\bC\b/);
      const told = await page.locator("[role=status][aria-live]").textContent();
      assert.ok(told.includes("F"), told);
      // The bar says in words what its length shows.
      const worth = await page.locator(".worth").getAttribute("aria-label");
      assert.match(worth, lang === "fr" ? /Nord/ : /North/);
      await page.locator(".verdict summary").click();
      assert.ok((await page.locator(".verdict li").count()) >= 4, "reasons for both moves");
      await picture(page, `study-blunder-${lang}-${screen}`);
      await page.getByRole("button", { name: says.best }).click();
      await page.locator(".over .way").first().waitFor();
      await expectAccessible(page);
      await expectNothingSticksOut(page);
      await picture(page, `study-best-${lang}-${screen}`);
      await page.getByRole("button", { name: says.back }).click();
      assert.equal(await page.locator(".over .way").count(), 0);
    }));
}

test("a touch of the graph, the slider and the lines go where they say", () =>
  place.visit({}, async (page) => {
    await analyse(page, GAME);
    await looked(page);
    const ply = () => page.locator("#ply").inputValue();
    assert.equal(await ply(), "4");
    const graph = await page.locator(".graph").boundingBox();
    await page.locator(".graph").click({ position: { x: 3, y: graph.height / 2 } });
    assert.equal(await ply(), "0");
    await page.locator(".graph").click({ position: { x: graph.width / 2, y: 5 } });
    assert.equal(await ply(), "2");
    await page.locator("#ply").press("ArrowRight");
    assert.equal(await ply(), "3");
    assert.match(await page.locator("#ply").getAttribute("aria-valuetext"), /Coup 3/);
    // A move of a line is shown on the board, and told.
    const chip = page.locator(".chip-move").nth(1);
    await chip.waitFor();
    await page.getByText(SAYS.fr.longer).waitFor({ timeout: 20000 });
    await chip.click();
    await page.locator(".over .target").waitFor();
    assert.equal(await chip.getAttribute("aria-pressed"), "true");
    await picture(page, "study-line");
    // «Et si ?» of any pit.
    await page.getByRole("button", { name: SAYS.fr.back }).click();
    await page.locator(".place[role=button]").nth(8).locator(".cell").dispatchEvent("click");
  }));

test("it can be stopped and begun again, and a new game begins from the position", () =>
  place.visit({ slow: { network: null, cpu: 4 } }, async (page) => {
    const moves = "F b E a D c F e A b".split(" ");
    await analyse(page, record("en-dodoi", moves.slice(0, 4).join(" ")));
    await page.locator("progress").waitFor();
    await page.locator("#work").click();
    await page.locator("#work", { hasText: /Examiner/ }).waitFor();
    await page.locator("#work").click();
    await looked(page);
    await page.locator(".moves .move").first().click();
    await page.getByRole("button", { name: "Jouer à partir d’ici" }).click();
    await page.waitForFunction(() => location.hash.startsWith("#play/"));
    await page.locator(".tools").waitFor();
  }));

test("the end of Anywoli is solved by its table, which is fetched only then, and kept for later", () =>
  place.visit({}, async (page, { profile }) => {
    const tables = () => page.evaluate(async () => (await (await caches.open("semailles-tables")).keys()).length);
    const position = "0,0,0,0,0,0,0,0,0,1,1,2/0,3,0,0,0,0,1,0,0,0,0,0 0-0 S 0 -";
    await kept(page);
    assert.equal(await tables(), 0, "nobody has asked for tables");
    await analyse(page, record("anywoli", "", { position }));
    await page.locator(".lines .exact").first().waitFor({ timeout: 30000 });
    assert.match(await page.locator(".worth").getAttribute("aria-label"), /Résolu.*Sud gagne de 8 graines/);
    assert.equal(await page.locator(".chip-move").first().textContent(), "L");
    assert.equal(await tables(), 2);
    await picture(page, "study-solved");
    // From now on without a network too.
    await profile.setOffline(true);
    const again = await profile.newPage();
    await again.goto(page.url());
    await again.locator(".lines .exact").first().waitFor({ timeout: 30000 });
  }));

for (const game of ["wali", "dzuwa", "dzuwa:teams=off", "djenon-abe"]) {
  test(`${game} can be looked at too`, () =>
    place.visit({ lang: "en", screen: "desktop" }, async (page) => {
      const moves = { wali: "a1 c3 b2 d4", dzuwa: "b< c< c -", "dzuwa:teams=off": "b< c< c -", "djenon-abe": "A a" }[game];
      await analyse(page, record(game, moves), "en");
      await looked(page, "en");
      assert.equal(await page.locator(".graph").count(), game.includes("off") ? 0 : 1);
      await page.locator(".chip-move").first().waitFor();
      await expectAccessible(page);
      await picture(page, `study-${game.replace(/\W/g, "-")}`);
    }));
}
