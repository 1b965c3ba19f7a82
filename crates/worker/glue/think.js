// Starts the computer player. What comes before it listens is kept for it.
import init, { library } from "{{url worker.js}}";

// Tables of endings: fetched when a question comes that they help to answer, and kept from then on.
const TABLES = { anywoli: ["{{url anywoli.04.table}}", "{{url anywoli.08.table}}"] };
const KEPT = "semailles-tables";
const came = new Map();

const early = [];
self.onmessage = (event) => early.push(event.data);
await init({ module_or_path: new URL("{{url worker.wasm}}", import.meta.url) });
library((family, then) => tables(family).then(then, () => then([])));
for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));

/** The tables of a game, once: what is asked for meanwhile waits for the same files. */
function tables(family) {
  if (!came.has(family)) {
    const files = Promise.all((TABLES[family] ?? []).map(bytes));
    came.set(family, files);
    // Without a network now: perhaps there is one at the next question.
    files.catch(() => came.delete(family));
  }
  return came.get(family);
}

async function bytes(path) {
  const { href } = new URL(path, import.meta.url);
  // A page that came over plain http keeps nothing, and one whose visitor forbids it neither.
  const shelf = await self.caches?.open(KEPT).catch(() => undefined);
  const kept = await shelf?.match(href);
  const response = kept ?? (await fetch(href));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if (shelf && !kept) await keep(shelf, href, response.clone());
  return new Uint8Array(await response.arrayBuffer());
}

/** Keeps a file, and none of a release before. Where there is no room it is fetched again the next time. */
async function keep(shelf, href, response) {
  const files = Object.values(TABLES).flat();
  const now = files.map((path) => new URL(path, import.meta.url).href);
  const old = (await shelf.keys()).filter(({ url }) => !now.includes(url));
  await Promise.all([shelf.put(href, response), ...old.map((request) => shelf.delete(request))]).catch(() => {});
}
