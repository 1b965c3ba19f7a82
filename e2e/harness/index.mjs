// What tests use. README.md tells how.
import { after, before } from "node:test";
import { expectNone, launch, newProfile, picture, playable, slowDown, watch } from "./browser.mjs";
import { startServer } from "./server.mjs";

export * from "./accessibility.mjs";
export * from "./browser.mjs";
export * from "./measure.mjs";
export * from "./game.mjs";
export * from "./online.mjs";
export * from "./server.mjs";

/**
 * A server and a browser for the tests of this file, ended after the last.
 *
 * `visit(options, body)` opens the page in a fresh profile, waits until it can be played, calls `body(page, visit)`, and
 * fails when the page made trouble meanwhile.
 */
export function semailles() {
  const place = {};
  before(async () => Object.assign(place, await open()));
  after(() => place.close?.());
  return place;
}

/** The same outside of tests; `close()` ends it. */
export async function open() {
  const [server, browser] = await Promise.all([startServer(), launch()]);
  const place = { server, browser, url: server.url };
  place.visit = (options, body) => visit(place, options, body);
  place.close = async () => {
    await browser.close();
    await server.stop();
  };
  return place;
}

let failures = 0;

async function visit(place, options, body) {
  const { url = place.url, path = "", slow, wait = true, troubles: expected = false, ...profileOptions } = options;
  const profile = await newProfile(place.browser, profileOptions);
  const troubles = watch(profile, [new URL(url).origin]);
  const page = await profile.newPage();
  try {
    if (slow) await slowDown(page, slow === true ? undefined : slow);
    await page.goto(new URL(path, url).href);
    if (wait) await playable(page);
    const result = await body(page, { profile, url, troubles });
    if (!expected) expectNone(troubles);
    return result;
  } catch (error) {
    const name = `failure-${process.pid}-${++failures}`;
    await picture(page, name).catch(() => {});
    error.message += `\n(see ${name}.png in target/screenshots)${troubles.map((one) => `\n  ${one}`).join("")}`;
    throw error;
  } finally {
    await profile.close();
  }
}
