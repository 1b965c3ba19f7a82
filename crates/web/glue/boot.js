// Starts the page, then sees to it that it also starts without a network.
//
// On <html>, for style sheets and tests:
//   data-state    "failed" when the program cannot run here
//   data-offline  "ready" when everything is kept for a visit without a network
// On window:
//   semailles:update      a new version waits; nothing happens until somebody answers with
//   semailles:update-now  which takes it and loads the page anew
import init, { start } from "{{url web.js}}";

const root = document.documentElement;

try {
  const lang = language();
  // The texts come while the program does.
  const texts = fetched(`first-${lang}`);
  await init({ module_or_path: new URL("{{url web.wasm}}", import.meta.url) });
  start(lang, await texts, (name, then) => fetched(name).then(then, () => then(null)));
  performance.mark("playable");
} catch (error) {
  // Too old a browser, no WebAssembly, or a file that did not come: what was written for this case appears.
  root.dataset.state = "failed";
  for (const words of document.querySelectorAll("[data-when=failed]")) words.hidden = false;
  throw error;
}

whenIdle(() => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("{{url late.css}}", import.meta.url);
  document.head.append(sheet);
});

// In a page that came over plain http from another machine there is no service worker; all else works.
if ("serviceWorker" in navigator) whenIdle(keep);

/** The language that was chosen, or the first of the browser's that there is. */
function language() {
  let kept = "";
  try {
    kept = localStorage.getItem("semailles.settings") ?? "";
  } catch {
    // Nothing is kept for this page.
  }
  const wishes = [/lang=(\w+)/.exec(kept)?.[1], ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wishes.find((tag) => tag && meta(`first-${tag}`)) ?? "en";
}

/** What the build has written into the page under a name. */
function meta(name) {
  return document.querySelector(`meta[name="${name}"]`)?.content;
}

/** The texts of that name. */
async function fetched(name) {
  const response = await fetch(new URL(meta(name), document.baseURI));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
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
    if (registration.waiting && isUpdate) dispatchEvent(new CustomEvent("semailles:update"));
  };
  addEventListener("semailles:update-now", () => {
    taken = true;
    registration.waiting?.postMessage("take over");
  });
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
  (await workers.ready).active.postMessage("keep the rest");
}
