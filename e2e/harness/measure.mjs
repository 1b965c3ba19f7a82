// What the page costs: measured for the tests, and for the table in docs/FIGURES.md.
import { kept, playable } from "./browser.mjs";
import { begin, rest, seats } from "./game.mjs";
import { startWire } from "./server.mjs";

/** Bytes over the wire, headers and all: to the first playable board, to everything kept, and of a second visit. */
export async function bytes(place) {
  const wire = await startWire(place.url);
  try {
    return await place.visit({ url: wire.url, path: "healthz", wait: false, troubles: true }, async (page, { profile }) => {
      // What is fetched when the page is idle is no part of the first board: here it is idle when it is told.
      await page.addInitScript(() => {
        const held = [];
        window.requestIdleCallback = (call) => held.push(call);
        window.beIdle = () => {
          window.requestIdleCallback = (call) => setTimeout(call);
          held.forEach((call) => setTimeout(call));
        };
      });
      const before = wire.received();
      await page.goto(wire.url);
      await playable(page);
      const first = wire.received() - before;
      await page.evaluate(() => window.beIdle());
      await kept(page);
      const all = wire.received();
      await page.close();
      const again = await profile.newPage();
      await again.goto(wire.url);
      await playable(again);
      return { first, all, again: wire.received() - all };
    });
  } finally {
    await wire.stop();
  }
}

/** On slow 4G and a mid-range phone: milliseconds until it can be played and until it is painted, and the layout shift. */
export function speed(place) {
  return place.visit({ slow: true, wait: false }, async (page) => {
    const ready = await playable(page);
    const seen = await page.evaluate(async () => {
      // A browser tells of these only to who waits; what comes when the page is idle counts too.
      const entries = (type) =>
        new Promise((resolve) => {
          const seen = [];
          new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
          setTimeout(resolve, 2500, seen);
        });
      const [paints, shifts] = await Promise.all(["largest-contentful-paint", "layout-shift"].map(entries));
      return { painted: paints.at(-1)?.startTime ?? NaN, moved: shifts.reduce((sum, { value }) => sum + value, 0) };
    });
    return { ready, ...seen };
  });
}

/** What the browser is asked to trace: tasks, and when the main thread begins a frame. */
const TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"];

/** How long a finger rests on the screen, in milliseconds. */
const FINGER = 80;

/** The value under which 95 of 100 lie. */
const p95 = (all) => all.sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * 0.95))];

/**
 * On a phone whose processor is `cpu` times slower, over some moves of a game: milliseconds from a tap to the first frame
 * that moves, and milliseconds of the main thread's work from frame to frame while seeds move; 95 of 100 are below.
 */
export function motion(place, cpu, { game = "en-dodoi", name = game, moves = 8, taps = 30 } = {}) {
  return place.visit({ slow: { network: null, cpu } }, async (page) => {
    await seats(page, game, "person person", { name, speed: "normal" });
    await begin(page, game);
    await page.evaluate(() => {
      window.taps = [];
      const moves = () => document.querySelector(".moving")?.childElementCount > 0;
      const seen = (since) => requestAnimationFrame((now) => (moves() ? window.taps.push(now - since) : seen(since)));
      addEventListener("click", (event) => event.isTrusted && seen(event.timeStamp), { capture: true });
    });
    const browser = page.context().browser();
    await browser.startTracing(page, { categories: TRACED });
    // Kept open: one that is closed takes the slowness of the processor with it.
    const session = await page.context().newCDPSession(page);
    const play = async (lot) => {
      const legal = page.locator(".place.legal .cell");
      await press(page, session, legal.nth(lot % (await legal.count())));
    };
    for (let move = 0; move < moves && (await rest(page)) === "turn"; move++) await play(move);
    await rest(page);
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    // Of the others it is enough to see that they begin.
    for (let move = moves; move < taps && (await rest(page)) === "turn"; move++) {
      await play(move);
      await page.waitForFunction((n) => window.taps.length > n, move);
      await page.locator(".place[role=button]").first().dispatchEvent("click");
    }
    const answers = await page.evaluate(() => window.taps);
    return { tap: p95(answers), frame: p95(frames(traceEvents)) };
  });
}

/** A tap as fingers make it: they rest on the screen for a moment. What follows when they leave is what is measured. */
async function press(page, session, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(FINGER);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * The work of the page's main thread from one frame that it makes to the next, in milliseconds, from a trace of the
 * browser. Frames in which seeds move without it are not among them.
 */
function frames(events) {
  const { pid, tid } = events.find(({ name }) => name === "FireAnimationFrame") ?? {};
  const mine = (e) => e.pid === pid && e.tid === tid;
  const begins = events.filter((e) => e.name === "BeginMainThreadFrame" && mine(e)).sort((a, b) => a.ts - b.ts);
  const tasks = events.filter((e) => e.name === "RunTask" && e.ph === "X" && mine(e));
  return begins.slice(1).map((end, i) => {
    const within = tasks.filter(({ ts }) => ts >= begins[i].ts && ts < end.ts);
    return within.reduce((sum, { dur }) => sum + dur, 0) / 1000;
  });
}
