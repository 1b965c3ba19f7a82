// What the page costs: measured for the tests, and for the table in docs/FIGURES.md.
import { kept, playable } from "./browser.mjs";
import { startWire } from "./server.mjs";

/** Bytes over the wire, headers and all: to the first playable board, to everything kept, and of a second visit. */
export async function bytes(place) {
  const wire = await startWire(place.url);
  try {
    return await place.visit({ url: wire.url, wait: false }, async (page, { profile }) => {
      const ready = await playable(page);
      const received = wire.received();
      // What is fetched when the page is idle may have begun to come meanwhile: it is not part of the first board.
      const later = await page.evaluate(
        (ready) =>
          performance
            .getEntriesByType("resource")
            .filter((one) => one.startTime >= ready)
            .reduce((sum, one) => sum + one.transferSize, 0),
        ready,
      );
      const first = received - later;
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
      // A browser tells of these only to who waits.
      const entries = (type) =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(resolve, 1000, []);
        });
      const paints = await entries("largest-contentful-paint");
      const shifts = await entries("layout-shift");
      return { painted: paints.at(-1)?.startTime ?? NaN, moved: shifts.reduce((sum, { value }) => sum + value, 0) };
    });
    return { ready, ...seen };
  });
}
