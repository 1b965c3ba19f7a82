// One visit is enough to play without a network, from our server and from any static host.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ELSEWHERE, kept, picture, playable, semailles, startStaticHost, startWire } from "../harness/index.mjs";

const place = semailles();

test("after one visit the page needs no network", async () => {
  const wire = await startWire(place.url);
  await place.visit({ url: wire.url }, async (page) => {
    await kept(page);
    await wire.stop();
    await page.reload();
    await playable(page);
    await picture(page, "offline");
    const worker = await page.evaluate(() => document.querySelector("meta[name=worker]").content);
    const response = await page.evaluate((url) => fetch(url).then(({ ok }) => ok), worker);
    assert.ok(response, "the computer player is kept too");
  });
});

test("it works from a sub-folder of a host that knows nothing of it, and stays there", async () => {
  const host = await startStaticHost();
  try {
    await place.visit({ url: host.url }, async (page) => {
      await kept(page);
      const scope = await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
      assert.equal(scope, host.url);
      await host.stop();
      await page.reload();
      await playable(page);
    });
  } finally {
    await host.stop().catch(() => {});
  }
});

test("over plain http from another machine it is played without being kept", () => {
  const url = new URL(place.url);
  url.hostname = ELSEWHERE;
  return place.visit({ url: url.href }, async (page) => {
    assert.equal(await page.evaluate(() => isSecureContext), false);
    assert.equal(await page.evaluate(() => "serviceWorker" in navigator), false);
  });
});
