// Who plays without a pointer: by keys alone, and by roles and names, as a screen reader does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, playToTheEnd, rest, seats, semailles } from "../harness/index.mjs";

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

test("En Dodoi through roles and names only", async () => {
  await place.visit({ lang: "en", reducedMotion: "reduce" }, async (page) => {
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
