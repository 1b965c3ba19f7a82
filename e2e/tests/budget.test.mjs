// What the page costs over the wire, and how soon it can be played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept, playable, semailles, startWire } from "../harness/index.mjs";

const place = semailles();

const KB = 1000;

async function overTheWire(body) {
  const wire = await startWire(place.url);
  try {
    return await body(wire);
  } finally {
    await wire.stop();
  }
}

test("at most 150 KB to the first playable board, 600 KB in all, nothing the second time", () =>
  overTheWire((wire) =>
    place.visit({ url: wire.url, wait: false }, async (page, { profile, troubles }) => {
      await playable(page);
      const first = wire.received();
      await kept(page);
      const all = wire.received();
      await page.close();
      const again = await profile.newPage();
      await again.goto(wire.url);
      await playable(again);
      const second = wire.received() - all;
      console.log(`first board ${first / KB} KB, all ${all / KB} KB, second visit ${second} bytes`);
      assert.ok(first <= 150 * KB, `${first} bytes to the first board`);
      assert.ok(all <= 600 * KB, `${all} bytes in all`);
      assert.equal(second, 0, "bytes of the second visit before it can be played");
    }),
  ));

test("on slow 4G and a mid-range phone: playable within 2.5 s, painted within 2.0 s, and nothing moves", () =>
  place.visit({ slow: true, wait: false }, async (page) => {
    const ready = await playable(page);
    const { painted, moved } = await page.evaluate(async () => {
      const entries = (type) =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(resolve, 1000, []);
        });
      const paints = await entries("largest-contentful-paint");
      const shifts = await entries("layout-shift");
      return { painted: paints.at(-1)?.startTime, moved: shifts.reduce((sum, { value }) => sum + value, 0) };
    });
    console.log(`playable ${Math.round(ready)} ms, LCP ${Math.round(painted)} ms, CLS ${moved}`);
    assert.ok(ready <= 2500, `playable after ${ready} ms`);
    assert.ok(painted <= 2000, `painted after ${painted} ms`);
    assert.equal(moved, 0, "layout shift");
  }));
