// A new version of the page waits until somebody takes it.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, kept, playable, semailles, startStaticHost } from "../harness/index.mjs";

const place = semailles();

/** A copy of the page that becomes a new version when told. */
async function release(body) {
  const dist = mkdtempSync(join(tmpdir(), "semailles-"));
  cpSync(DIST, dist, { recursive: true });
  const host = await startStaticHost(dist);
  const change = (file, edit) => writeFileSync(join(dist, file), edit(readFileSync(join(dist, file), "utf8")));
  const renew = () => {
    change("index.html", (html) => html.replace("<body", '<body data-release="new"'));
    change("sw.js", (js) => js.replace(/const VERSION = "\w+"/, 'const VERSION = "new"'));
  };
  try {
    await place.visit({ url: host.url }, (page) => body(page, renew));
  } finally {
    await host.stop();
    rmSync(dist, { recursive: true });
  }
}

const isNew = (page) => page.evaluate(() => document.body.dataset.release === "new");

const offered = (page) =>
  page.evaluate(() => {
    const update = new Promise((resolve) => addEventListener("semailles:update", () => resolve(true)));
    globalThis.offered = update;
    return navigator.serviceWorker.getRegistration().then((registration) => void registration.update());
  });

test("a new version is offered, waits, and comes when it is taken", () =>
  release(async (page, renew) => {
    await kept(page);
    await page.reload();
    await playable(page);
    renew();
    await kept(page);
    await offered(page);
    assert.ok(await page.evaluate(() => globalThis.offered), "it is offered");
    await page.reload();
    await playable(page);
    assert.equal(await isNew(page), false, "it does not take over by itself");
    await kept(page);
    await Promise.all([page.waitForEvent("load"), page.evaluate(() => dispatchEvent(new Event("semailles:update-now")))]);
    await playable(page);
    assert.equal(await isNew(page), true, "it is there once it is taken");
    const versions = await page.evaluate(() => caches.keys());
    assert.equal(versions.length, 2, "the version before is kept, for pages that still run it");
  }));

test("without an answer it comes when no page of the old one is open any more", () =>
  release(async (page, renew) => {
    await kept(page);
    await page.reload();
    await playable(page);
    renew();
    await kept(page);
    await offered(page);
    await page.evaluate(() => globalThis.offered);
    const [profile, address] = [page.context(), page.url()];
    await page.close();
    // The browser lets go of a closed page in its own time: whoever is quicker still gets the old version.
    for (let visit = 1; ; visit++) {
      const again = await profile.newPage();
      await again.goto(address);
      await playable(again);
      if (await isNew(again)) break;
      assert.ok(visit < 10, "it never comes");
      await again.close();
    }
  }));
