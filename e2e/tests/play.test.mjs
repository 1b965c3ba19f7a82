// What somebody does at a board: asks what a move does, takes it back, leaves and comes back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ELSEWHERE, begin, expectAccessible, paste, picture, playable, record, rest, seats, semailles } from "../harness/index.mjs";

const place = semailles();

test("whoever shall begin takes the first seat", async () => {
  await place.visit({ screen: "desktop" }, async (page, { url }) => {
    await page.goto(`${url}#new/en-dodoi`);
    await page.locator("#seat-0").selectOption("person");
    await page.locator("#seat-1").selectOption("computer-1");
    await page.locator("#first").selectOption("1");
    await page.getByRole("button", { name: "Commencer" }).click();
    await page.locator(".names").filter({ hasText: "Nord (vous)" }).waitFor();
    await page.locator(".moves .move").first().waitFor();
  });
});

test("the preview equals what then happens", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await seats(page, "en-dodoi", "person person");
    await begin(page, "en-dodoi");
    for (const k of [2, 0, 1]) {
      if ((await rest(page)) === "over") break;
      const places = await page.locator(".place.legal").evaluateAll((all) => all.map((place) => place.id));
      const button = page.locator(`#${places[k % places.length]} .cell`);
      await button.hover({ force: true });
      await page.locator(".said.asks").waitFor();
      const words = (await page.locator(".said.asks").textContent()).trim().replace(/\.$/, "");
      const before = await counts(page);
      const coming = await page.evaluate(() => [...document.querySelectorAll(".over .plate.count text")].map((t) => t.textContent));
      assert.ok(coming.length > 0);
      await button.click({ force: true });
      await page.mouse.move(2, 2);
      await page.locator(".moves .move").filter({ hasText: words }).first().waitFor();
      await rest(page);
      const after = await counts(page);
      assert.notDeepEqual(after, before);
      // Each number that was foretold for a pit that keeps seeds is now there.
      for (const n of coming.filter((text) => /^\d+$/.test(text))) assert.ok(after.includes(n), `${n} in ${after}`);
    }
  });
});

const counts = (page) => page.locator(".place .number").allTextContents();

test("undo, redo, a reload in mid-game", async () => {
  await place.visit({}, async (page) => {
    await seats(page, "en-dodoi", "person person");
    await begin(page, "en-dodoi");
    const start = await counts(page);
    await page.getByRole("button", { name: /^Case C, 4/ }).tap();
    await page.locator(".place .cell").first().dispatchEvent("click");
    await rest(page);
    const played = await counts(page);
    await page.reload();
    await playable(page);
    await rest(page);
    assert.deepEqual(await counts(page), played, "after a reload");
    await page.getByRole("button", { name: "Défaire" }).tap();
    assert.deepEqual(await counts(page), start, "after undo");
    await page.getByRole("button", { name: "Refaire" }).tap();
    assert.deepEqual(await counts(page), played, "after redo");
    await page.getByRole("link", { name: "Accueil" }).tap();
    const card = page.getByRole("link", { name: /En Dodoi/ });
    await card.first().tap();
    await rest(page);
    assert.deepEqual(await counts(page), played, "from the shelf");
  });
});

test("the scrubber steps through drops, and comes back", async () => {
  await place.visit({}, async (page) => {
    await paste(page, record("en-dodoi", "1. C"));
    await page.locator("svg.board").waitFor();
    await rest(page);
    const now = await counts(page);
    await page.getByRole("button", { name: "Un tour en arrière" }).tap();
    assert.notDeepEqual(await counts(page), now);
    for (let i = 0; i < 80 && (await page.getByRole("button", { name: "Revenir" }).isVisible()); i++) {
      await page.getByRole("button", { name: "Un pas en avant" }).tap();
    }
    assert.deepEqual(await counts(page), now);
  });
});

test("an endless pit wears a sign, and says why when touched", async () => {
  await place.visit({}, async (page) => {
    await paste(page, record("en-dodoi", "", { position: "0,2,1,0,1,2/0,1,2,1,0,1 0-0 S 0" }));
    const pit = page.getByRole("button", { name: /Case F, 2 graines, semis sans fin/ });
    await pit.waitFor();
    await pit.tap({ force: true });
    await page.locator(".said.refusal").filter({ hasText: /ne finirait jamais/ }).waitFor();
    await picture(page, "endless-fr-phone");
    await expectAccessible(page);
  });
});

test("an illegal touch says why", async () => {
  await place.visit({ lang: "en" }, async (page) => {
    await seats(page, "en-dodoi", "person person");
    await begin(page, "en-dodoi", "en");
    await page.locator(".place").filter({ has: page.locator("text") }).nth(6).locator(".cell").dispatchEvent("click");
    await page.locator(".said.refusal").filter({ hasText: /other player/ }).waitFor();
  });
});

test("a forced pass is said, and played by itself", async () => {
  await place.visit({}, async (page) => {
    // North has nothing, South does not have to feed in Anywoli: after South's move North passes.
    await paste(page, record("anywoli", "", { position: "0,0,0,0,0,0,0,0,3,2,2,0/0,0,0,0,0,0,0,0,0,0,0,0 40-48 N 0" }));
    await page.locator(".moves .move b").filter({ hasText: "-" }).first().waitFor();
    await page.locator(".moves").filter({ hasText: /passe/ }).waitFor();
  });
});

test("Wali: a piece is chosen, then its square, then what it takes", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await paste(page, record("wali", "", { position: "R1R3/6/6/3L2/LL4 0,0 L 0" }));
    await page.locator("svg.board").waitFor();
    await page.getByRole("button", { name: "d2, bâtonnet" }).click();
    await page.getByRole("button", { name: "d2, bâtonnet, choisi" }).waitFor();
    await page.getByRole("button", { name: "c2, vide" }).click();
    await rest(page);
    assert.equal(await page.locator(".moves .move b").first().textContent(), "d2c2");
  });
});

test("the language is chosen from the browser, switched, and remembered", async () => {
  await place.visit({ lang: "en" }, async (page) => {
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
    await page.getByRole("button", { name: "français" }).tap();
    await page.getByRole("button", { name: "Jouer à En Dodoi" }).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), "language", "the focus is not lost");
    await page.reload();
    await playable(page);
    await page.getByRole("button", { name: "Jouer à En Dodoi" }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  });
});

test("a language that cannot come is missed aloud, and comes later", async () => {
  // On a hotspot nothing is kept: what is not there has to come over the network.
  const url = Object.assign(new URL(place.url), { hostname: ELSEWHERE }).href;
  await place.visit({ lang: "fr", url, troubles: true }, async (page, { profile }) => {
    await profile.setOffline(true);
    await page.getByRole("button", { name: "English" }).tap();
    await page.getByRole("alert").filter({ hasText: "Il manque des mots" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Jouer à En Dodoi" }).waitFor();
    await profile.setOffline(false);
    await page.getByRole("button", { name: "English" }).tap();
    await page.getByRole("button", { name: "Play En Dodoi" }).waitFor();
    assert.equal(await page.getByRole("alert").filter({ hasText: "Il manque des mots" }).count(), 0);
  });
});

test("on a table words turn to each of four players, and to each of two", async () => {
  await place.visit({ reducedMotion: "reduce" }, async (page, { url }) => {
    for (const [game, players] of [["dzuwa", 4], ["en-dodoi", 2]]) {
      await page.evaluate(() => localStorage.setItem("semailles.settings", "lang=fr;speed=fast;table=on"));
      await seats(page, game, Array(players).fill("person").join(" "));
      await page.goto(`${url}#`);
      await begin(page, game);
      const faced = new Set();
      for (let i = 0; i < 24 && faced.size < players; i++) {
        if ((await rest(page)) === "over") break;
        // Where the words have their feet, and where the places lie that may be played: as seen from the middle.
        const side = await page.waitForFunction(() => {
          const panel = document.querySelector(".panel");
          if (panel.getAnimations().length) return null;
          const middle = (e) => {
            const { x, y, width, height } = e.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
          };
          const own = [...document.querySelectorAll(".place.legal .cell")].map(middle);
          if (!own.length) return { own: 0 };
          const [x, y] = middle(document.querySelector("svg.board"));
          const mean = (k) => own.reduce((sum, at) => sum + at[k], 0) / own.length;
          const [dx, dy] = [mean(0) - x, mean(1) - y];
          const { c, d } = new DOMMatrix(getComputedStyle(panel).transform);
          return { own: own.length, feet: `${Math.round(c)} ${Math.round(d)}`, near: (c * dx + d * dy) / Math.hypot(dx, dy) };
        });
        const { own, feet, near } = await side.jsonValue();
        if (own) {
          assert.ok(near > 0.6, `${game}: feet to ${feet}, the player to move sits elsewhere (${near.toFixed(2)})`);
          if (!faced.has(feet)) await picture(page, `table-${game}-${feet.replace(" ", "-")}-phone`);
          faced.add(feet);
          await page.locator(".place.legal .cell").first().dispatchEvent("click");
        } else await page.locator(".choices .button").first().click();
      }
      assert.equal(faced.size, players, `${game}: ${[...faced].join(", ")}`);
      await expectAccessible(page);
    }
  });
});

test("with reduced motion nothing moves: the way is drawn and the new position stands there", async () => {
  await place.visit({ reducedMotion: "reduce" }, async (page) => {
    await seats(page, "en-dodoi", "person person");
    await begin(page, "en-dodoi");
    await page.getByRole("button", { name: /^Case C, 4/ }).tap();
    assert.equal(await page.locator(".moving > *").count(), 0);
    assert.ok((await page.locator(".over .way").count()) > 0);
    await page.locator(".moves .move").first().waitFor();
  });
});

test("people agree to share what is left, take that back, and resign; a match counts the win", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await page.getByRole("link", { name: "Options de En Dodoi" }).click();
    await page.locator("#seat-1").selectOption("person");
    await page.locator("#wins").selectOption("2");
    await page.getByRole("button", { name: "Commencer" }).click();
    await page.locator("svg.board").waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Partager ce qui reste" }).click();
    await page.getByRole("button", { name: "Oui" }).click();
    await page.locator(".turn.over").waitFor();
    await page.getByRole("button", { name: "Défaire" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
    await page.getByRole("button", { name: "Oui" }).click();
    await page.locator(".turn.over").filter({ hasText: /abandonne/ }).waitFor();
    await page.getByRole("button", { name: /Revanche/ }).click();
    await page.locator("h1 small").filter({ hasText: "match 1–0" }).waitFor();
  });
});

test("a game is left while its seeds still move", () =>
  place.visit({ screen: "desktop" }, async (page) => {
    await seats(page, "en-dodoi", "person person", { speed: "slow" });
    await begin(page, "en-dodoi");
    await page.locator(".place.legal .cell").first().dispatchEvent("click");
    await page.waitForFunction(() => document.querySelector(".moving")?.childElementCount);
    await page.evaluate(() => (location.hash = "#settings"));
    await page.locator("main.plain").waitFor();
    // As many frames as a drop takes: whatever still moved would come to nothing, loudly.
    await page.evaluate(async () => {
      for (let i = 0; i < 60; i++) await new Promise(requestAnimationFrame);
    });
  }));
