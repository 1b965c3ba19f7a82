// A hotspot, a laptop with `semailles serve --lan` and two phones: each a network of its own, as the kernel has them, with a
// browser in each of the phones. Takes root: `cargo xtask prove nearby`.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DIST, expectNone, launch, makeByLink, newProfile, playTogether, playable, program, saved, sitByLink, watch } from "./harness/index.mjs";

const NET = "192.168.43";
const HOSTS = { laptop: 10, one: 11, two: 12 };
const space = (name) => `semailles-${process.pid}-${name}`;
const ip = (...words) => execFileSync("ip", words);
const within = (name, ...words) => ip("netns", "exec", space(name), ...words);

/** A bridge that everybody is plugged into. */
function build() {
  for (const name of ["hotspot", ...Object.keys(HOSTS)]) ip("netns", "add", space(name));
  within("hotspot", "ip", "link", "add", "wlan", "type", "bridge");
  within("hotspot", "ip", "address", "add", `${NET}.1/24`, "dev", "wlan");
  within("hotspot", "ip", "link", "set", "wlan", "up");
  for (const [name, number] of Object.entries(HOSTS)) {
    within("hotspot", "ip", "link", "add", name, "type", "veth", "peer", "name", "wlan0", "netns", space(name));
    within("hotspot", "ip", "link", "set", name, "master", "wlan", "up");
    within(name, "ip", "link", "set", "lo", "up");
    within(name, "ip", "address", "add", `${NET}.${number}/24`, "dev", "wlan0");
    within(name, "ip", "link", "set", "wlan0", "up");
  }
}

/** Whether the hotspot keeps its guests apart, as many do. */
const apart = (on) => Object.keys(HOSTS).forEach((name) => within("hotspot", "ip", "link", "set", name, "type", "bridge_slave", "isolated", on ? "on" : "off"));

function tearDown() {
  for (const name of ["hotspot", ...Object.keys(HOSTS)]) {
    try {
      ip("netns", "delete", space(name));
    } catch {
      // It was never made.
    }
  }
}

/** `semailles serve --lan` on the laptop: what it says until it has said where it is. */
async function serve() {
  const words = ["netns", "exec", space("laptop"), program(), "--lang", "en", "serve", "--lan", "--data", "none", "--dist", DIST];
  const child = spawn("ip", words, { stdio: ["ignore", "pipe", "inherit"] });
  const said = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line.includes(`http://${NET}.`)) break;
  }
  child.stdout.resume();
  return { said: said.join("\n"), stop: () => child.kill("SIGTERM") };
}

/** A browser in the network of a device. */
async function browser(name, folder) {
  const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexec ip netns exec ${space(name)} ${chromium} "$@"\n`);
  chmodSync(path, 0o755);
  process.env.CHROMIUM = path;
  try {
    return await launch();
  } finally {
    process.env.CHROMIUM = chromium;
  }
}

const folder = mkdtempSync(join(tmpdir(), "semailles-nearby-"));
const ends = [];
try {
  build();
  const { said, stop } = await serve();
  ends.push(stop);
  const url = `http://${NET}.${HOSTS.laptop}:8080/`;
  assert.ok(said.includes(url), said);
  assert.ok(said.includes("█▀") || said.includes("▄"), "a code to photograph");
  console.log(`- the laptop shows ${url} and its code, and no other address of the world`);
  const pages = {};
  const troubles = [];
  for (const name of ["one", "two", "laptop"]) {
    const window = await browser(name, folder);
    ends.push(() => window.close());
    const profile = await newProfile(window, { lang: "en", reducedMotion: "reduce" });
    troubles.push(watch(profile, [new URL(url).origin, "http://127.0.0.1:8080"]));
    pages[name] = await profile.newPage();
  }
  const { one, two, laptop } = pages;
  await one.goto(url);
  await playable(one);
  assert.equal(await one.evaluate(() => isSecureContext), false);
  const link = await makeByLink(one, "en-dodoi", { lang: "en", name: "Awa" });
  assert.ok(link.startsWith(url), link);
  await sitByLink(two, link, { lang: "en", name: "Joe" });
  console.log("- one phone makes a game, over plain http; the other opens its link and takes the seat");
  await laptop.goto("http://127.0.0.1:8080/#p/near");
  await playable(laptop);
  for (const number of [HOSTS.one, HOSTS.two]) await laptop.getByText(`${NET}.${number}`).first().waitFor();
  await laptop.getByText(`${NET}.${HOSTS.laptop}:8080`).first().waitFor();
  console.log("- the laptop's own page tells its address, and that both phones have come");
  let kept = 0;
  const plies = await playTogether(
    () => [one, two],
    async (plies) => {
      if (plies < 4 || kept++) return;
      // The hotspot keeps its guests apart from now on; what is played meanwhile waits.
      apart(true);
      const legal = one.locator(".place.legal .cell");
      const own = (await legal.count()) > 0;
      if (own) await legal.first().dispatchEvent("click");
      await one.locator(".line.offline, .line.waiting").waitFor({ timeout: 60_000 });
      const blocked = await laptop.evaluate(() => fetch("healthz").then((answer) => answer.ok));
      assert.ok(blocked, "the laptop itself is well");
      apart(false);
      for (const page of [one, two]) {
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await saved(page);
      }
      console.log(`- the hotspot kept its guests apart for a while, ${own ? "with a move made meanwhile" : "with no move due"}; then all was saved`);
    },
  );
  assert.ok(plies > 8 && kept > 0, `${plies} plies`);
  console.log(`- a whole game of ${plies} plies, the same on both phones`);
  expectNone(troubles.flat().filter((one) => !/ERR_|WebSocket/.test(one)));
} finally {
  for (const end of ends.reverse()) await end();
  tearDown();
  rmSync(folder, { recursive: true, force: true });
}
