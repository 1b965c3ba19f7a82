// What somebody does at a board: play by keys and by names, ask, take back, leave and come back.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  GAMES, LANGS, SCHEMES, SCREENS, begin, expectAccessible, paste, picture, playToTheEnd, playable, record, rest, seats, semailles,
} from "../harness/index.mjs";

const place = semailles();

/** Where the focus is: `lost`, or the id of a place, or "" for anything else. */
const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return !at || at === document.body ? "lost" : at.classList.contains("place") ? at.id : "";
  });

/** By arrows from the place in focus to another: always the way that is longest, and the other when that leads nowhere. */
async function walk(page, goal) {
  for (let i = 0; i < 30; i++) {
    const ways = await page.evaluate((goal) => {
      const from = document.activeElement;
      if (from.id === goal) return [];
      const middle = (e) => {
        const { x, y, width, height } = e.querySelector(".cell").getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const [[x, y], [gx, gy]] = [middle(from), middle(document.getElementById(goal))];
      const ways = [gx > x ? "ArrowRight" : "ArrowLeft", gy > y ? "ArrowDown" : "ArrowUp"];
      return Math.abs(gx - x) > Math.abs(gy - y) ? ways : ways.reverse();
    }, goal);
    if (ways.length === 0) return true;
    const before = await focused(page);
    // Every third step goes the shorter way: nobody walks to and fro for ever.
    await page.keyboard.press(ways[i % 3 === 2 ? 1 : 0]);
    if ((await focused(page)) === before) await page.keyboard.press(ways[1]);
  }
  return false;
}

/** A link to a position, as the page makes it. */
function link(game, position) {
  const body = `1/${game}/${position.replaceAll(" ", "_").replaceAll("/", "~")}/-/-`;
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(body)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return `#g/${body}/${sum.toString(16)}`;
}

// A kind each: two rows, the same with stores, the ring, the grid.
for (const [game, position, options = ""] of [
  ["djenon-abe"],
  ["anywoli", "0,0,1,0,2,0,0,3,0,0,1,2/1,0,0,2,0,0,1,0,3,0,0,1 39-40 S 0", ":quiet=10"],
  ["dzuwa", "0,0,1/0,0,1/0,0,0/0,1,0 4,2,6,17 2,4,4,2 - 2 180"],
  ["wali", "L5/1RLL1R/5L/3L2/2L1LL 0,0 R 85"],
]) {
  test(`${GAMES[game]} by keys alone, from home to its end`, async () => {
    // Whole games of the others are a hundred moves and more: their ends are opened by a link.
    await place.visit({ screen: "desktop", path: position ? link(game + options, position) : "" }, async (page) => {
      if (!position) {
        await seats(page, game, "person person");
        await page.keyboard.press("Tab");
        for (let i = 0; i < 30; i++) {
          const here = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
          if (here === `Jouer à ${GAMES[game]}`) break;
          await page.keyboard.press("Tab");
        }
        await page.keyboard.press("Enter");
      } else {
        await page.evaluate(() => localStorage.setItem("semailles.settings", "lang=fr;speed=fast"));
        await page.reload();
      }
      await page.locator("svg.board .place").first().waitFor();
      const toBoard = async () => {
        for (let i = 0; i < 40 && !(await focused(page)).startsWith("place"); i++) await page.keyboard.press("Tab");
      };
      await toBoard();
      const keys = async (state, lot) => {
        const all = state.places.length + state.buttons;
        const one = lot % all;
        if (one >= state.places.length) {
          // Moves that no place stands for are buttons after the board.
          const wanted = one - state.places.length;
          const at = () => page.evaluate(() => [...document.querySelectorAll(".choices .button")].indexOf(document.activeElement));
          for (let i = 0; i < 30 && (await at()) !== wanted; i++) await page.keyboard.press("Tab");
          await page.keyboard.press("Enter");
          await page.waitForFunction(() => document.activeElement?.classList.contains("place"));
          return;
        }
        assert.notEqual(await focused(page), "lost", "the focus stays on the board");
        if (await walk(page, state.places[one])) await page.keyboard.press("Enter");
      };
      await playToTheEnd(page, keys);
      await toBoard();
      await page.keyboard.press("r");
      const read = await page.locator(".hidden[role=status]").textContent();
      assert.match(read, game === "wali" ? /bâtonnet|caillou/ : /Case [a-zA-Z]\b.*, \d+/);
    });
  });
}

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

test("En Dodoi through roles and names only", async () => {
  await place.visit({ lang: "en" }, async (page) => {
    await seats(page, "en-dodoi", "person computer-1");
    await page.getByRole("button", { name: "Play En Dodoi" }).click();
    const board = page.getByRole("group", { name: "Board of En Dodoi" });
    await board.waitFor();
    for (let i = 0; i < 200; i++) {
      if ((await rest(page)) === "over") break;
      const pit = board.getByRole("button", { name: /^Pit [A-F], [1-9]/, disabled: false }).first();
      await pit.click();
    }
    await page.getByRole("button", { name: /Play again/ }).waitFor();
    await page.getByRole("status").filter({ hasText: /wins|drawn|draw/i }).first().waitFor({ state: "attached" });
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

for (const lang of LANGS) {
  for (const screen of Object.keys(SCREENS)) {
    for (const scheme of SCHEMES) {
      test(`every page is accessible, and pictured: ${lang}, ${screen}, ${scheme}`, async () => {
        await place.visit({ lang, screen, scheme }, async (page, { url }) => {
          const shoot = async (name) => {
            await expectAccessible(page);
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
