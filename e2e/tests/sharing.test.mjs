// Links, records and positions: good ones, and all that can be wrong with them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, paste, playable, record, rest, seats, semailles } from "../harness/index.mjs";

const place = semailles();

const counts = (page) => page.locator(".place .number").allTextContents();

/** Catches what the page copies. */
const catchCopies = (page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text) => { window.copied = text; } },
      configurable: true,
    });
  });

const copied = (page) => page.waitForFunction(() => window.copied).then((handle) => handle.jsonValue());

test("a link opens at that very position, for somebody else", async () => {
  await place.visit({ screen: "desktop" }, async (page, { url }) => {
    await seats(page, "en-dodoi", "person person", { name: "en-dodoi:pits=8" });
    await begin(page, "en-dodoi");
    for (const pit of ["C", "b"]) {
      await page.getByRole("button", { name: new RegExp(`^Case ${pit}, `) }).click();
      await page.locator(".place .cell").first().dispatchEvent("click");
      await rest(page);
    }
    const here = await counts(page);
    await catchCopies(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Copier un lien vers cette partie" }).click();
    const link = await copied(page);
    assert.ok(link.startsWith(`${url}#g/1/en-dodoi:pits=8/`), link);
    await place.visit({ lang: "en", screen: "desktop", path: link.slice(url.length) }, async (other) => {
      await rest(other);
      assert.deepEqual(await counts(other), here);
      assert.equal(await other.locator(".moves .move").count(), 2);
    });
    for (const [wrong, said] of [
      [link.slice(0, -3), /cut/],
      [link.slice(0, -20), /cut/],
      [link.replace("#g/1/", "#g/9/"), /rules 9/],
    ]) {
      await place.visit({ lang: "en", path: wrong.slice(url.length) }, async (other) => {
        await other.getByRole("alert").filter({ hasText: said }).waitFor();
        await other.getByRole("link", { name: "Home" }).click();
        await other.getByRole("button", { name: "Play En Dodoi" }).waitFor();
      });
    }
  });
});

test("a link with an illegal move says which", async () => {
  const body = "1/en-dodoi/-/C.zz/-";
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(body)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  await place.visit({ path: `#g/${body}/${sum.toString(16)}` }, async (page) => {
    await page.getByRole("alert").filter({ hasText: /numéro 2/ }).waitFor();
    await page.getByRole("link", { name: "Jouer à En Dodoi" }).waitFor();
  });
});

test("a record and a position are pasted", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await paste(page, record("djenon-abe", "1. A"));
    await rest(page);
    await page.locator(".moves .move").first().waitFor();
    await page.getByRole("link", { name: "Accueil" }).click();
    await paste(page, "en-dodoi 1,0,0,0,0,5/0,0,0,0,3,0 20-19 N 4");
    await rest(page);
    await page.getByRole("button", { name: /^Case F, 5 graines/ }).waitFor();
  });
});

test("bad texts are told, and nothing is lost", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await paste(page, "");
    const alert = page.getByRole("main").getByRole("alert");
    for (const [text, said] of [
      ["", /rien/],
      ["bonjour", /attendu|partie/i],
      [record("go", "1. A"), /go/],
      [record("en-dodoi", "1. C C"), /C/],
      [record("en-dodoi", "1. A").replace('"1"', '"7"'), /7/],
      [record("en-dodoi", "1. A").slice(0, 40), /ligne/i],
      ["en-dodoi 1,2,3", /position/i],
      ["x".repeat(10_000_000), /trop long/],
    ]) {
      await page.evaluate((text) => {
        const field = document.getElementById("pasted");
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }, text);
      await page.getByRole("button", { name: "Ouvrir", exact: true }).click();
      await alert.filter({ hasText: said }).waitFor();
    }
    await page.getByRole("button", { name: "Retour" }).click();
    await page.getByRole("button", { name: "Jouer à En Dodoi" }).waitFor();
  });
});

test("a file is opened and a file of ten megabytes is refused", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await page.getByRole("link", { name: "Ouvrir une partie" }).click();
    const field = page.locator("input[type=file]");
    await field.setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer: Buffer.alloc(10_000_000, "x") });
    await page.getByRole("alert").filter({ hasText: /trop long/ }).waitFor();
    await field.setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record("wali", "1. a1")) });
    await page.locator("svg.board").waitFor();
  });
});

test("where nothing is kept the page says so and the game goes on", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
    });
    await page.reload();
    await playable(page);
    await begin(page, "en-dodoi");
    await page.getByRole("button", { name: /^Case C, 4/ }).click();
    await page.locator(".notice").filter({ hasText: /ne garde rien/ }).waitFor();
  });
});

test("where there is no room left the page says so and the game goes on", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (value.length > 40) throw new DOMException("no room", "QuotaExceededError");
        set.call(this, key, value);
      };
    });
    await page.reload();
    await playable(page);
    await begin(page, "en-dodoi");
    await page.getByRole("button", { name: /^Case C, 4/ }).click();
    await page.locator(".notice").filter({ hasText: /plus de place/ }).waitFor();
    await page.locator(".moves .move").first().waitFor();
  });
});

test("of a file of several games one is chosen", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    const games = [record("en-dodoi", "1. C"), record("wali", "1. a1 b1"), record("djenon-abe", "")].join("\n");
    await page.getByRole("link", { name: "Ouvrir une partie" }).click();
    const file = { name: "all.txt", mimeType: "text/plain", buffer: Buffer.from(games) };
    await page.locator("input[type=file]").setInputFiles(file);
    const list = page.getByRole("main");
    await list.getByText("Il y a là 3 parties").waitFor();
    await list.getByRole("button", { name: /^En Dodoi, 1 coup/ }).waitFor();
    await list.getByRole("button", { name: /^Djenon-abe, aucun coup/ }).waitFor();
    await list.getByRole("button", { name: /^Wali, 2 coups/ }).click();
    await page.getByRole("group", { name: /Wali/ }).waitFor();
    await rest(page);
    assert.equal(await page.locator(".moves .move").count(), 2);
  });
});

test("when the worker dies the page plays on, and says so", async () => {
  await place.visit({ screen: "desktop", troubles: true }, async (page) => {
    await page.route(/think|worker/, (route) => route.abort());
    await page.addInitScript(() => {
      window.Worker = class extends EventTarget {
        constructor() { super(); setTimeout(() => this.onerror?.(new Event("error"))); }
        postMessage() {}
        terminate() {}
      };
    });
    await seats(page, "en-dodoi", "person computer-2");
    await begin(page, "en-dodoi");
    await page.getByRole("button", { name: /^Case A, 4/ }).click();
    await page.locator(".place .cell").first().dispatchEvent("click");
    await page.locator(".notice").filter({ hasText: /ne répond plus/ }).waitFor();
    await rest(page);
    assert.ok((await page.locator(".moves .move").count()) >= 2);
  });
});
