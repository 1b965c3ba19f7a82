// The page is two programs: the first makes room for the whole when somebody goes where it has nothing to show.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ELSEWHERE, LANGS, begin, expectAccessible, kept, picture, playable, rest, semailles, startStaticHost } from "../harness/index.mjs";

const place = semailles();

const program = (page, name) => page.waitForSelector(`html[data-program=${name}]`, { state: "attached" });

const counts = (page) => page.locator(".place .number").allTextContents();

/** The page over plain http from another machine: no service worker keeps the whole program or stands between. */
const elsewhere = () => Object.assign(new URL(place.url), { hostname: ELSEWHERE }).href;

const forbidStorage = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
  });

test("an address of the whole program starts it at once, without the first", async () => {
  await place.visit({ path: "#settings" }, async (page) => {
    await page.locator("#theme").waitFor();
    await program(page, "whole");
    const asked = await page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /\/first-\w+\.(js|wasm)$/.test(name)).length);
    assert.equal(asked, 0, "nothing of the first program was fetched");
  });
});

for (const lang of LANGS) {
  test(`the first makes room, and the game goes on where it was (${lang})`, async () => {
    await place.visit({ lang, reducedMotion: "reduce" }, async (page) => {
      // Nothing is kept by this browser: what goes on was handed over.
      await forbidStorage(page);
      await page.reload();
      await playable(page);
      await program(page, "first");
      await begin(page, "en-dodoi", lang);
      const [pit, menu, settings, back, redo] = {
        fr: [/^Case [A-F]/, "Menu", "Réglages", "Retour", "Refaire"],
        en: [/^Pit [A-F]/, "Menu", "Settings", "Back", "Redo"],
      }[lang];
      await page.getByRole("button", { name: pit, disabled: false }).first().tap();
      await page.locator(".moves .move").nth(1).waitFor();
      await rest(page);
      await page.getByRole("button", { name: lang === "fr" ? "Défaire" : "Undo" }).tap();
      await rest(page);
      await page.getByRole("button", { name: redo, disabled: false }).waitFor();
      const before = await counts(page);
      await page.getByRole("button", { name: menu }).tap();
      await page.getByRole("link", { name: settings }).tap();
      await page.locator("#theme").waitFor();
      await program(page, "whole");
      assert.equal(await page.locator("main").count(), 1, "the first has taken everything away");
      assert.equal(await page.evaluate(() => document.activeElement.id), "title", "whoever hears the page is told");
      await page.locator("#speed").selectOption("fast");
      await page.getByRole("button", { name: back }).tap();
      await page.locator("svg.board .place").first().waitFor();
      await rest(page);
      assert.deepEqual(await counts(page), before);
      await page.getByRole("button", { name: redo, disabled: false }).tap();
      await page.locator(".moves .move").nth(1).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      await page.getByRole("button", { name: pit, disabled: false }).first().waitFor();
    });
  });
}

test("when the whole cannot come this is said, and the game goes on; later it comes", async () => {
  await place.visit({ troubles: true, url: elsewhere() }, async (page) => {
    let cut = true;
    await page.route(/\/whole-\w+\.(js|wasm)$/, (route) => (cut ? route.abort() : route.continue()));
    await page.reload();
    await playable(page);
    await begin(page, "djenon-abe");
    const here = page.url();
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator(".notice").filter({ hasText: /Rien n’est perdu/ }).waitFor();
    // Home is there without its kept games; settings are not.
    await page.getByRole("link", { name: "Accueil" }).tap();
    await page.getByRole("button", { name: "Jouer à En Dodoi" }).waitFor();
    await page.getByRole("link", { name: "Réglages" }).tap();
    await page.getByRole("alert").filter({ hasText: /Rien n’est perdu/ }).waitFor();
    await expectAccessible(page);
    await picture(page, "whole-missing-fr-phone");
    cut = false;
    await page.getByRole("button", { name: "Réessayer" }).tap();
    await page.locator("#theme").waitFor();
    await program(page, "whole");
    await page.goto(here);
    await page.getByRole("group", { name: /Djenon-abe/ }).waitFor();
  });
});

test("a game that only the whole knows is one touch away all the same", async () => {
  await place.visit({ lang: "en" }, async (page) => {
    await program(page, "first");
    await begin(page, "wali", "en");
    await program(page, "whole");
    await rest(page);
    await page.goBack();
    await page.getByRole("button", { name: "Play Wali" }).waitFor();
  });
});

test("advice is asked of the first, and given by the whole", async () => {
  await place.visit({}, async (page) => {
    await begin(page, "en-dodoi");
    await program(page, "first");
    await page.getByRole("button", { name: "Conseil" }).tap();
    await page.locator(".advice").filter({ hasText: /Conseil/ }).waitFor();
    await program(page, "whole");
  });
});

test("whoever goes back while the whole comes stays where they are", async () => {
  await place.visit({ url: elsewhere() }, async (page) => {
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route(/\/whole-\w+\.wasm$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await playable(page);
    await begin(page, "en-dodoi");
    await page.evaluate(() => (location.hash = "settings"));
    await page.getByRole("status").filter({ hasText: /Un instant/ }).waitFor();
    await page.goBack();
    await page.getByRole("status").filter({ hasText: /Un instant/ }).waitFor({ state: "detached" });
    const loaded = page.waitForResponse(/\/whole-\w+\.wasm$/);
    release();
    await (await loaded).finished();
    await page.locator("svg.board .place").first().waitFor();
    await program(page, "first");
    await page.goForward();
    await page.locator("#theme").waitFor();
    await program(page, "whole");
  });
});

test("without a network both are there after one visit, in a sub-folder too", async () => {
  const host = await startStaticHost();
  await place.visit({ url: host.url }, async (page) => {
    await kept(page);
    await host.stop();
    await page.reload();
    await playable(page);
    await program(page, "first");
    await page.getByRole("link", { name: "Réglages" }).tap();
    await page.locator("#theme").waitFor();
    await program(page, "whole");
    await page.reload();
    await page.locator("#theme").waitFor();
    await program(page, "whole");
  });
});
