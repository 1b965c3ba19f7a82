// The browser, and a visit to the page in it.
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ROOT } from "./server.mjs";

export const LANGS = ["fr", "en"];
export const SCHEMES = ["light", "dark"];
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Networks and processors to be slowed down to. */
export const SLOW = {
  /** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  /** A mid-range phone. */
  cpu: 4,
};

/** Where pictures of pages go, for people to look at. */
export const SCREENSHOTS = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "screenshots");

/** A name of this machine that the browser takes for another one: a page from there, over plain http, is not trusted. */
export const ELSEWHERE = "hotspot.local";

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export async function launch() {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
  if (!executablePath) throw new Error(`no browser: install Debian's chromium, or set CHROMIUM to one`);
  // The sandbox refuses to run as root. The rest keeps the browser from talking to anybody of its own accord.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const quiet = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-pings"];
  const elsewhere = [`--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`];
  return chromium.launch({ executablePath, args: [...sandbox, ...quiet, ...elsewhere] });
}

/** A fresh profile of the browser: nothing stored, nothing cached. */
export async function newProfile(browser, { lang = "fr", screen = "phone", scheme = "light", ...more } = {}) {
  const locale = { fr: "fr-FR", en: "en-GB" }[lang] ?? lang;
  return browser.newContext({ ...SCREENS[screen], locale, colorScheme: scheme, ...more });
}

/**
 * Watches over a profile: what should never happen, as texts. Console errors, uncaught exceptions, violations of the
 * security policy, and requests to any other origin than those allowed.
 */
export function watch(profile, origins) {
  const troubles = [];
  profile.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  profile.on("weberror", (error) => troubles.push(`uncaught: ${error.error().stack ?? error.error()}`));
  profile.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!["data:", "blob:"].includes(protocol) && !origins.includes(origin)) {
      troubles.push(`asked of a third party: ${request.url()}`);
    }
  });
  return troubles;
}

/** Slows a page down like a phone on a slow network. */
export async function slowDown(page, { network = SLOW.network, cpu = SLOW.cpu } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  if (network) await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  if (cpu) await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  return session;
}

/** Waits until the page can be played: the program runs. Gives the time since the visit began, in milliseconds. */
export async function playable(page) {
  const mark = () => performance.getEntriesByName("playable")[0]?.startTime;
  const handle = await page.waitForFunction(mark, undefined, { polling: 50 });
  return handle.jsonValue();
}

/** Waits until everything is kept for a visit without a network. */
export async function kept(page) {
  await page.waitForSelector("html[data-offline=ready]", { state: "attached" });
}

/** A picture of the page, `target/screenshots/NAME.png`. */
export async function picture(page, name) {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: "disabled" });
}

/** Fails when the page is wider than its window. The numbers are read in the page: an element does not come out of it. */
export async function expectNothingSticksOut(page) {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(wide <= window, `${page.url()} is ${wide} px wide, on ${window}`);
}

/** Fails with everything that went wrong. */
export function expectNone(troubles) {
  assert.deepEqual(troubles, [], "the page made no trouble");
}
