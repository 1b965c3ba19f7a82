// Measures what the page costs and writes the table docs/FIGURES.md. Needs `cargo xtask web` and a built program.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bytes, motion, open, resident, ROOT, speed } from "./harness/index.mjs";

const RUNS = 5;

const place = await open();
try {
  const { first, all, again } = await bytes(place);
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await speed(place));
  const slow = await motion(place, 4);
  // Anywoli has 24 pits with 4 seeds each.
  const slower = await motion(place, 6, { game: "anywoli" });
  const middle = (name) => runs.map((run) => run[name]).sort((a, b) => a - b)[(RUNS - 1) / 2];
  const kb = (n) => `${(n / 1000).toFixed(1)} KB`;
  const ms = (n) => `${Math.round(n)} ms`;
  const rows = [
    ["over the wire to the first playable board", "≤ 150 KB", kb(first)],
    ["over the wire in all", "≤ 600 KB", kb(all)],
    ["second visit, before it can be played", "0 bytes", `${again} bytes`],
    ["playable, slow 4G and 4 × slower processor", "≤ 2500 ms", ms(middle("ready"))],
    ["largest contentful paint, the same", "≤ 2000 ms", ms(middle("painted"))],
    ["cumulative layout shift, the same", "0", `${middle("moved")}`],
    ["tap to first movement, 95 of 100, 4 × slower processor", "≤ 50 ms", ms(slow.tap)],
    ["main thread's work a frame that it makes, 95 of 100, the same", "≤ 16 ms", `${slow.frame.toFixed(1)} ms`],
    ["the same, 6 × slower and 96 seeds", "≤ 33 ms", `${slower.frame.toFixed(1)} ms`],
    ["the server's memory when nobody asks", "≤ 64 MB", `${resident(place.server.pid).toFixed(1)} MB`],
  ];
  const table = rows.map((row) => `| ${row.join(" | ")} |\n`).join("");
  const text = `# What the page costs

Measured by \`node e2e/figures.mjs\` on two cores, times as the middle of ${RUNS} visits; \`e2e/tests/budget.test.mjs\` keeps the first row under 150 KB and the second under 600 KB, and tests the third and sixth; other times it prints. A tap is a finger that leaves the screen; while seeds move most frames are the compositor's own, and those are not counted.

| what | limit | measured |
|---|---|---|
${table}`;
  writeFileSync(join(ROOT, "docs/FIGURES.md"), text);
  console.log(text);
} finally {
  await place.close();
}
