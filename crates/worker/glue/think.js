// Starts the computer player. What comes before it listens is kept for it.
import init from "{{url worker.js}}";

const early = [];
self.onmessage = (event) => early.push(event.data);
await init({ module_or_path: new URL("{{url worker.wasm}}", import.meta.url) });
for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
