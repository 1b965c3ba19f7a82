// The server as a program: what it takes of the machine, and how it stops.
import assert from "node:assert/strict";
import { test } from "node:test";
import { resident, startServer } from "../harness/index.mjs";

test("it takes at most 64 MB when nobody asks, and stops when told", async () => {
  const server = await startServer();
  assert.equal(await (await fetch(new URL("healthz", server.url))).text(), "ok\n");
  const page = await fetch(server.url, { headers: { "accept-encoding": "br" } });
  assert.equal(page.headers.get("content-encoding"), "br");
  assert.match(await page.text(), /^<!doctype html>/);
  const megabytes = resident(server.pid);
  console.log(`${megabytes.toFixed(1)} MB resident`);
  assert.ok(megabytes <= 64, `${megabytes} MB`);
  assert.equal(await server.stop(), 0);
});
