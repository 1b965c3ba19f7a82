// The computer player in its worker, spoken to in bytes: crates/wire says what they mean.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, rest, seats, semailles } from "../harness/index.mjs";

const place = semailles();

const VERSION = 2;
const [THINK, STOP] = [0, 1];
const [READY, INFO, BEST, FAILED] = [0, 1, 2, 3];

const text = (words) => [words.length, ...new TextEncoder().encode(words)];
const number = (n) => (n < 128 ? [n] : [(n % 128) + 128, ...number(Math.floor(n / 128))]);
const some = (n) => (n === undefined ? [0] : [1, ...number(n)]);

function think(id, game, { time, depth, level = 1 } = {}) {
  return [VERSION, THINK, ...number(id), ...text(game), 0, 0, ...some(time), ...some(depth), 0, level, 1];
}

/** Starts a worker in the page; `heard(kind)` waits for its next message of a kind and gives its bytes. */
async function start(page) {
  await page.evaluate(() => {
    const url = new URL(document.querySelector("meta[name=worker]").content, document.baseURI);
    const worker = new Worker(url, { type: "module" });
    const messages = [];
    worker.onmessage = ({ data }) => messages.push([...data]);
    globalThis.theWorker = { worker, messages };
  });
  const say = (bytes) => page.evaluate((bytes) => theWorker.worker.postMessage(new Uint8Array(bytes)), bytes);
  const heard = async (kind) => {
    const take = (kind) => {
      const { messages } = theWorker;
      const at = messages.findIndex((bytes) => bytes[1] === kind);
      return at >= 0 && messages.splice(0, at + 1).at(-1);
    };
    return (await page.waitForFunction(take, kind, { polling: 10 })).jsonValue();
  };
  return { say, heard };
}

test("it answers at every level, in every game, and to what is said before it listens", () =>
  place.visit({}, async (page) => {
    const { say, heard } = await start(page);
    let id = 0;
    for (const game of ["en-dodoi", "djenon-abe", "anywoli", "dzuwa", "wali"]) {
      for (const level of [1, 2, 3, 4, 5]) {
        await say(think(++id, game, { time: 100, level }));
        const best = await heard(BEST);
        assert.deepEqual(best.slice(0, 3), [VERSION, BEST, id]);
      }
    }
  }));

test("it says first that it is ready, and hears «stop» while it thinks", () =>
  place.visit({ slow: { cpu: 4, network: null } }, async (page) => {
    const { say, heard } = await start(page);
    assert.deepEqual(await heard(READY), [VERSION, READY, 1]);
    await say(think(7, "anywoli", { level: 5 }));
    const info = await heard(INFO);
    assert.deepEqual(info.slice(0, 3), [VERSION, INFO, 7]);
    const began = Date.now();
    await say([VERSION, STOP, 7]);
    const best = await heard(BEST);
    assert.deepEqual(best.slice(0, 3), [VERSION, BEST, 7]);
    // A slice of thinking is 30 ms, four times slowed; the rest is room for a busy machine.
    assert.ok(Date.now() - began < 2000, `${Date.now() - began} ms until it stopped`);
  }));

test("what it cannot read or answer it says, and goes on", () =>
  place.visit({}, async (page) => {
    const { say, heard } = await start(page);
    await say([9, 9, 9]);
    const why = new TextDecoder().decode(new Uint8Array((await heard(FAILED)).slice(4)));
    assert.match(why, /version 9/);
    await say(think(2, "chess"));
    assert.equal((await heard(FAILED))[2], 2);
    await say(think(3, "wali"));
    assert.equal((await heard(BEST))[2], 3);
  }));

test("killed in the middle of a thought it is missed, and another takes its place", () =>
  place.visit({ screen: "desktop", troubles: true }, async (page) => {
    await page.addInitScript(() => {
      globalThis.workers = [];
      globalThis.answers = 0;
      globalThis.Worker = class extends Worker {
        constructor(...how) {
          super(...how);
          workers.push(this);
          this.addEventListener("message", ({ data }) => {
            if (workers.length === 2 && data[1] === 2) answers++;
          });
        }
      };
    });
    await seats(page, "en-dodoi", "person computer-5");
    await begin(page, "en-dodoi");
    const play = async (pit) => {
      await page.getByRole("button", { name: new RegExp(`^Case ${pit}, `) }).click();
      await page.locator(".place .cell").first().dispatchEvent("click");
    };
    await play("A");
    await page.waitForFunction(() => workers.length === 1);
    await page.evaluate(() => {
      workers[0].terminate();
      workers[0].dispatchEvent(new Event("error"));
    });
    await page.locator(".notice").filter({ hasText: /ne répond plus/ }).waitFor();
    await rest(page);
    await page.locator(".place.legal").first().click();
    await page.locator(".place .cell").first().dispatchEvent("click");
    await page.waitForFunction(() => answers > 0);
    await rest(page);
  }));
