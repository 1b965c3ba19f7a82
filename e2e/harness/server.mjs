// Servers for the tests: our own, a static host that knows nothing of us, and a wire that counts its bytes.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer as createHttp } from "node:http";
import { connect, createServer as createTcp } from "node:net";
import { extname, join, normalize } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The built page. */
export const DIST = process.env.SEMAILLES_DIST ?? join(ROOT, "dist");

/** The program: what `cargo xtask test browser` has built, or else the newest there is. */
export function program() {
  if (process.env.SEMAILLES_PROGRAM) return process.env.SEMAILLES_PROGRAM;
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
  const built = ["debug", "release"].map((profile) => join(target, profile, "semailles")).filter(existsSync);
  if (built.length === 0) throw new Error(`no program semailles below ${target}: run \`cargo build\` first`);
  return built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}

/** Starts `semailles serve` on a free port. `stop()` ends it and gives its exit code. */
export async function startServer(dist = DIST) {
  const args = ["--lang", "en", "serve", "--port", "0", "--data", "none", "--dist", dist];
  const child = spawn(program(), args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(/https?:\/\/\S+/)?.[0];
    if (!url) continue;
    const stop = () => {
      child.kill("SIGTERM");
      return ended;
    };
    return { url, pid: child.pid, stop };
  }
  throw new Error(`semailles serve ended with ${await ended} and told no address`);
}

/** What a process keeps in memory, in megabytes. */
export function resident(pid) {
  return Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)[1]) / 1024;
}

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Serves a folder below `/some/folder/` as the simplest static host would: types, and no other header. */
export async function startStaticHost(dist = DIST, below = "/some/folder/") {
  const server = createHttp((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    // A folder is its index.html, as everywhere.
    const name = pathname.startsWith(below) ? pathname.slice(below.length).replace(/(^|\/)$/, "$1index.html") : null;
    const file = name && join(dist, normalize(decodeURIComponent(name)));
    if (!file || !file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end("not found");
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}${below}`, stop: () => close(server) };
}

/**
 * A wire to a server: `received()` is how many bytes came back over it, headers and all. `cut()` breaks it, and all that is
 * said on it, until `mend()`.
 */
export async function startWire(url) {
  const { port } = new URL(url);
  const open = new Set();
  let received = 0;
  let broken = false;
  const server = createTcp((near) => {
    if (broken) return near.destroy();
    const far = connect(Number(port), "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket) && near.destroy() && far.destroy());
    }
    far.on("data", (bytes) => (received += bytes.length));
    near.pipe(far);
    far.pipe(near);
  });
  const cut = () => {
    broken = true;
    for (const socket of open) socket.destroy();
  };
  const stop = () => {
    cut();
    return close(server);
  };
  const own = await listen(server);
  return { url: `http://127.0.0.1:${own}/`, received: () => received, cut, mend: () => (broken = false), stop };
}

function listen(server) {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));
}

function close(server) {
  server.closeAllConnections?.();
  return new Promise((resolve) => server.close(() => resolve()));
}
