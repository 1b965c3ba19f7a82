// The page as a kiosk: it plays by itself, gives the board to who touches it, takes it back, lets only the staff out, and
// does not grow.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, expectAccessible, expectNothingSticksOut, picture, playable, semailles } from "../harness/index.mjs";

const place = semailles();

const SAYS = {
  fr: { begin: "Commencer", here: "Jouer à", leave: "Quitter la borne", staff: "Réglages", another: "Un autre jeu", on: "Je joue encore", count: /dans \d+ secondes/, wrong: /pas le code/, wait: /Trop/ },
  en: { begin: "Begin", here: "Play", leave: "Leave the kiosk", staff: "Settings", another: "Another game", on: "I am still playing", count: /in \d+ seconds/, wrong: /not the code/, wait: /Too many/ },
};

/** Opens a kiosk with a clock that the test turns. */
async function open(page, url, says, { code = "4711" } = {}) {
  await page.clock.install();
  await page.goto(`${url}?kiosk`);
  await page.locator("input[type=password]").fill("12");
  await page.getByRole("button", { name: says.begin }).click();
  await page.locator("main .trouble:not(:empty)").waitFor();
  await page.locator("input[type=password]").fill(code);
  await page.getByRole("button", { name: says.begin }).click();
  await invites(page);
}

const invites = (page) => page.locator(".invitation .games .button").nth(4).waitFor();

const hidden = (page) =>
  page.evaluate(() => [...document.querySelectorAll("a, #menu, .moves")].filter((e) => e.checkVisibility()).map((e) => e.outerHTML));

for (const [lang, screen, scheme] of [["fr", "desktop", "light"], ["en", "phone", "dark"]]) {
  test(`a kiosk plays by itself, is played with, counts down and comes back (${lang})`, () =>
    place.visit({ lang, screen, scheme, wait: false }, async (page, { url }) => {
      const says = SAYS[lang];
      await open(page, url, says);
      assert.deepEqual(await hidden(page), [], "no way out");
      await expectAccessible(page);
      await expectNothingSticksOut(page);
      // It plays.
      const moved = () => document.querySelector(".moving")?.childElementCount > 0;
      for (let i = 0; i < 40 && !(await page.evaluate(moved)); i++) await page.clock.runFor(250);
      assert.ok(await page.evaluate(moved), "seeds move");
      await picture(page, `kiosk-${lang}-${screen}`);
      // Somebody touches a game.
      await page.getByRole("button", { name: `${says.here} ${GAMES.wali}` }).click();
      await page.locator("main[data-game=wali] .place.legal").first().waitFor();
      await page.locator(".place.legal .cell").first().dispatchEvent("click");
      assert.deepEqual(await hidden(page), [], "no way out of a game either");
      await expectNothingSticksOut(page);
      await picture(page, `kiosk-given-${lang}-${screen}`);
      // Nobody is there any more: it says so, and counts.
      await page.clock.runFor(62_000);
      const count = page.locator("dialog .count");
      await count.waitFor();
      assert.match(await count.textContent(), says.count);
      const before = await count.textContent();
      await page.clock.runFor(2000);
      await page.waitForFunction((before) => document.querySelector("dialog .count").textContent !== before, before);
      await expectAccessible(page);
      await picture(page, `kiosk-count-${lang}-${screen}`);
      await page.getByRole("button", { name: says.on }).click();
      await count.waitFor({ state: "detached" });
      await page.locator("main[data-game=wali]").waitFor();
      await page.clock.runFor(80_000);
      await invites(page);
      assert.equal(await page.locator("dialog").count(), 0);
    }));
}

test("only the code leads out of a kiosk, after a reload and at any address too", () =>
  place.visit({ lang: "fr", wait: false }, async (page, { url }) => {
    const says = SAYS.fr;
    await open(page, url, says);
    for (const path of ["?kiosk", "", "#settings", "#new/wali"]) {
      await page.goto(`${url}${path}`);
      await page.reload();
      await invites(page);
    }
    const leave = async (code) => {
      await page.getByRole("button", { name: says.staff }).click();
      await page.locator("input[type=password]").fill(code);
      await page.getByRole("button", { name: says.leave }).click();
    };
    await leave("4712");
    const trouble = page.locator("dialog .trouble");
    await page.waitForFunction(() => document.querySelector("dialog .trouble")?.textContent);
    assert.match(await trouble.textContent(), says.wrong);
    await expectAccessible(page);
    for (let i = 0; i < 4; i++) await page.getByRole("button", { name: says.leave }).click();
    await page.locator("input[type=password]").fill("4711");
    await page.getByRole("button", { name: says.leave }).click();
    assert.match(await trouble.textContent(), says.wait, "even the right one, after five wrong ones");
    await page.clock.runFor(61_000);
    // The countdown may have taken the question away.
    if (await page.locator("dialog input").count()) await page.keyboard.press("Escape");
    await leave("4711");
    await page.locator(".mat").waitFor();
    await page.reload();
    await page.locator(".mat").waitFor();
    assert.equal(await page.locator(".kiosk").count(), 0);
  }));

test("visitors come and go, and the kiosk does not grow", () =>
  place.visit({ lang: "fr", wait: false }, async (page, { url }) => {
    await open(page, url, SAYS.fr);
    const cycles = Number(process.env.SEMAILLES_KIOSK_VISITORS ?? 24);
    const all = await run(page, cycles);
    // Each game is as large as it is: what counts is the most that is held in a round of all games.
    const most = (some) => Object.fromEntries(Object.keys(some[0]).map((key) => [key, Math.max(...some.map((one) => one[key]))]));
    const [first, last] = [most(all.slice(5, 10)), most(all.slice(-5))];
    const told = Object.keys(first).map((key) => `${key} ${first[key]} → ${last[key]}`);
    console.log(`${cycles} visitors: ${told.join(", ")}`);
    assert.ok(last.nodes <= first.nodes * 1.2, "elements");
    assert.ok(last.listeners <= first.listeners * 1.1, "listeners");
    assert.ok(last.heap <= first.heap * 1.1, "heap");
    assert.ok(last.wasm <= first.wasm, "memory of the program");
  }));

/** Visitors who begin each game in turn and walk away: what the page holds after each. */
async function run(page, cycles) {
  const session = await page.context().newCDPSession(page);
  const games = Object.values(GAMES);
  const all = [];
  for (let i = 0; i < cycles; i++) {
    await page.getByRole("button", { name: `Jouer à ${games[i % games.length]}` }).click();
    await page.locator(".place.legal, .choices .button").first().waitFor({ state: "attached" });
    await page.evaluate(() => document.querySelector(".place.legal .cell")?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    // An hour passes: they are gone, and the page plays by itself.
    for (const time of ["01:10", "00:30", "10:00", "20:00", "28:20"]) await page.clock.fastForward(time);
    await invites(page);
    all.push(await held(page, session));
  }
  return all;
}

/** Nodes, listeners, kilobytes of the heap and of the program's memory, after the browser has cleaned up. */
async function held(page, session) {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name) => metrics.find((one) => one.name === name).value;
  const { result } = await session.send("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: result.objectId });
  const all = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function () { return [...this].reduce((sum, memory) => sum + memory.buffer.byteLength, 0); }",
    returnByValue: true,
  });
  const kilobytes = (bytes) => Math.round(bytes / 1024);
  return {
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    heap: kilobytes(metric("JSHeapUsedSize")),
    wasm: kilobytes(all.result.value),
  };
}
