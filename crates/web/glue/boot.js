// Starts the page: the first program, or the whole where the address needs it; the one makes room for the other when it
// has to. Then sees to it that all starts without a network too.
//
// On <html>, for style sheets and tests:
//   data-program  "first" or "whole": which runs
//   data-state    "failed" when the program cannot run here
//   data-offline  "ready" when everything is kept for a visit without a network
//   data-host     "online" when who serves the page also keeps games by link; until it is known they are not offered
// On window:
//   semailles:update      a new version waits; nothing happens until somebody answers with
//   semailles:update-now  which takes it and loads the page anew
const PROGRAMS = {
  first: ["{{url first.js}}", "{{url first.wasm}}"],
  whole: ["{{url whole.js}}", "{{url whole.wasm}}", "{{url whole.css}}"],
};
// What the first program can show (crates/web/src/app.rs); should it meet anything else, it asks for the whole.
const FIRST = /^$|^#$|^#play\//;
// What the browser keeps for the page begins so. Who has been here needs the whole, and has it.
const KEPT = "semailles.";
// Views that the query names; only the whole program has them.
const VIEW = /^\?(kiosk|step)/;

const root = document.documentElement;
const texts = {};
let running;
let updateWaits = false;
// How often the whole program has been asked for: the first program may ask as soon as it runs.
let attempts = 0;

try {
  const lang = language();
  // The texts come while the program does.
  const words = fetched(`first-${lang}`);
  openLink();
  // The first program can do without the whole, and say so.
  const whole = !FIRST.test(location.hash) || VIEW.test(location.search) || isKnown();
  const program = whole ? load("whole").catch(() => load("first")) : load("first");
  await run(await program, lang, words);
  performance.mark("playable");
} catch (error) {
  // Too old a browser, no WebAssembly, or a file that did not come: what was written for this case appears.
  root.dataset.state = "failed";
  for (const words of document.querySelectorAll("[data-when=failed]")) words.hidden = false;
  throw error;
}

/**
 * A link to a game, `?p=IDENTITY`, perhaps with `#seat=CODE`, becomes the address of its view. (Messengers ask the server
 * for what is before the `#`, and show the game's card.)
 */
function openLink() {
  const game = new URLSearchParams(location.search).get("p");
  if (game === null) return;
  const code = location.hash.startsWith("#seat=") ? `/${location.hash.slice(6)}` : "";
  const hash = code || location.hash.length < 2 ? `#p/${encodeURIComponent(game)}${code}` : location.hash;
  history.replaceState(null, "", location.pathname + hash);
}

/** Whether the browser keeps anything of an earlier visit. */
function isKnown() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT));
  } catch {
    return false;
  }
}

/** Loads a program. A module that did not come is not asked for again under the same address by some browsers. */
async function load(name, attempt = 0) {
  const [js, wasm, css] = PROGRAMS[name].map((path) => new URL(path, import.meta.url).href);
  const code = fetch(wasm);
  const [module] = await Promise.all([import(attempt ? `${js}#${attempt}` : js), code, css && styled(css)]);
  await module.default({ module_or_path: code });
  return { name, module };
}

/** Adds a style sheet; is done when it is there. */
function styled(href) {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => reject(sheet.remove());
    document.head.append(sheet);
  });
}

/** Starts a program that has been loaded, with what the one before has left. */
async function run(program, lang, words, carried) {
  program.module.start(lang, await words, give, program.name === "first" ? makeRoom : undefined, carried);
  running = program;
  root.dataset.program = program.name;
}

/** Hands a text to a program; or null, and says so until one comes. */
async function give(name, then) {
  const text = await fetched(name).catch(() => null);
  document.querySelector("[data-when=missing]").hidden = text !== null;
  then(text);
}

/**
 * The whole program takes the place of the one that asks for it. That one goes on until all has come; `came` hears
 * whether it did, and says whether it is still wanted.
 */
async function makeRoom(came) {
  let whole;
  const lang = root.lang;
  const words = fetched(`first-${lang}`);
  try {
    whole = await load("whole", attempts++);
    await words;
  } catch {
    came(false);
    return;
  }
  if (!came(true)) return;
  await run(whole, lang, words, running.module.leave());
  if (updateWaits) dispatchEvent(new CustomEvent("semailles:update"));
}

// The whole program is at hand before anybody wants it.
if (running.name === "first") {
  whenIdle(() => PROGRAMS.whole.forEach((path) => fetch(new URL(path, import.meta.url), { priority: "low" }).catch(() => {})));
}

whenIdle(() => styled(new URL("{{url late.css}}", import.meta.url)).catch(() => {}));

whenIdle(async () => {
  const response = await fetch(new URL("host.txt", document.baseURI)).catch(() => null);
  if (response?.ok) root.dataset.host = (await response.text()).trim();
});

// In a page that came over plain http from another machine there is no service worker; all else works.
if (navigator.serviceWorker) whenIdle(keep);

/** The language that the address asks for, or that was chosen, or the first of the browser's that there is. */
function language() {
  let kept = "";
  try {
    kept = localStorage.getItem("semailles.settings") ?? "";
  } catch {
    // Nothing is kept for this page.
  }
  const wishes = [/[?&]lang=(\w+)/.exec(location.search)?.[1], /lang=(\w+)/.exec(kept)?.[1], ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wishes.find((tag) => tag && meta(`first-${tag}`)) ?? "en";
}

/** What the build has written into the page under a name. */
function meta(name) {
  return document.querySelector(`meta[name="${name}"]`)?.content;
}

/** The texts of that name; they are fetched once for all programs. */
function fetched(name) {
  texts[name] ??= (async () => {
    const response = await fetch(new URL(meta(name), document.baseURI));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.text();
  })();
  texts[name].catch(() => delete texts[name]);
  return texts[name];
}

function whenIdle(task) {
  const idle = window.requestIdleCallback ?? ((call) => setTimeout(call, 500));
  if (document.readyState === "complete") idle(task);
  else addEventListener("load", () => idle(task), { once: true });
}

async function keep() {
  const workers = navigator.serviceWorker;
  const isUpdate = workers.controller !== null;
  let taken = false;
  workers.addEventListener("message", ({ data }) => {
    if (data === "kept") root.dataset.offline = "ready";
  });
  workers.addEventListener("controllerchange", () => {
    if (taken) location.reload();
  });
  let registration;
  try {
    registration = await workers.register(new URL("{{url sw.js}}", import.meta.url), { updateViaCache: "none" });
  } catch {
    return; // Forbidden, or no room: the page goes on without.
  }
  const offer = () => {
    updateWaits = registration.waiting !== null && isUpdate;
    if (updateWaits) dispatchEvent(new CustomEvent("semailles:update"));
  };
  addEventListener("semailles:update-now", () => {
    taken = true;
    registration.waiting?.postMessage("take over");
  });
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
  (await workers.ready).active.postMessage(`keep the rest ${language()}`);
}
