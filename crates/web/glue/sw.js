// Keeps the page for visits without a network. The lists are made by the build.
//
// A new version never takes over by itself: it waits until no page of the old one is open, or until somebody agrees.
// Of the version before everything stays, for pages that still run it.
const VERSION = "{{version}}";
const CRITICAL = {{list critical}};
const REST = {{list rest}};

const PREFIX = "semailles ";
const CACHE = PREFIX + VERSION;

// On a first visit the first board comes first, and the page asks for the rest when it is idle. An update comes while
// nobody waits for it, and whole.
self.addEventListener("install", (event) => {
  event.waitUntil(keep(self.registration.active ? [...CRITICAL, ...REST] : CRITICAL));
});

self.addEventListener("activate", (event) => event.waitUntil(forget()));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  const asked = /^keep the rest (fr|en)$/.exec(event.data);
  if (asked) {
    event.waitUntil(keep(rest(asked[1])).then(() => event.source.postMessage("kept")));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = below(request.url);
  if (request.method !== "GET" || path === null) return;
  if (request.mode === "navigate") {
    if (path === "" || path === "index.html") event.respondWith(kept("./", request));
    else if (/^(fr|en)\//.test(path)) event.respondWith(read(request));
  } else if (path.startsWith("assets/") || REST.includes(path)) {
    event.respondWith(kept(request.url, request));
  }
});

/** What is kept for who reads one language: texts of the other come when it is chosen, and are kept from then on. */
function rest(lang) {
  const other = lang === "fr" ? /-en-[0-9a-f]+\.txt$/ : /-fr-[0-9a-f]+\.txt$/;
  return REST.filter((path) => !other.test(path));
}

/** The path below the folder of this file, without the query; null for any other address. */
function below(url) {
  const { origin, pathname } = new URL(url);
  const folder = new URL("./", self.location);
  if (origin !== folder.origin || !pathname.startsWith(folder.pathname)) return null;
  return pathname.slice(folder.pathname.length);
}

/** From this version if it has it, else from the one before, else from the network. */
async function kept(url, request) {
  const mine = await caches.open(CACHE);
  const there = (await mine.match(url)) ?? (await caches.match(url));
  if (there) return there;
  const response = await fetch(request);
  // What only a page of text needs comes with it.
  if (response.ok) await put(url, response.clone());
  return response;
}

/** A page of text: as it is now, and kept; without a network as it was when it was last read. */
async function read(request) {
  const [page] = request.url.split(/[?#]/);
  try {
    const response = await fetch(request);
    if (response.ok) await put(page, response.clone());
    return response;
  } catch (error) {
    const before = await caches.match(page);
    if (before) return before;
    throw error;
  }
}

/** Keeps something, if there is room. */
async function put(url, response) {
  try {
    await (await caches.open(CACHE)).put(url, response);
  } catch {
    // Full: it is shown all the same.
  }
}

/** Fetches what is not yet kept. Files whose names have a hash are taken over from the version before. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const hashed = path.startsWith("assets/");
    const old = hashed ? await caches.match(path) : undefined;
    const response = old ?? (await fetch(path, { cache: hashed ? "default" : "no-cache" }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  }
}

/** Removes all versions but this one and the one before. */
async function forget() {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
}
