// Starts the page, then sees to it that it also starts without a network.
//
// On <html>, for style sheets and tests:
//   data-state    "failed" when the program cannot run here
//   data-offline  "ready" when everything is kept for a visit without a network
// On window:
//   semailles:update      a new version waits; nothing happens until somebody answers with
//   semailles:update-now  which takes it and loads the page anew
import init from "{{url web.js}}";

const root = document.documentElement;

try {
  await init({ module_or_path: new URL("{{url web.wasm}}", import.meta.url) });
  performance.mark("playable");
} catch (error) {
  // Too old a browser, no WebAssembly, or a file that did not come: what was written for this case appears.
  root.dataset.state = "failed";
  for (const words of document.querySelectorAll("[data-when=failed]")) words.hidden = false;
  throw error;
}

// In a page that came over plain http from another machine there is no service worker; all else works.
if ("serviceWorker" in navigator) whenIdle(keep);

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
