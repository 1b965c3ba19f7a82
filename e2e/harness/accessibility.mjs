// axe: what a program can find out about a page's accessibility.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails when axe finds a violation on the page as it stands; the message names each, and where. */
export async function expectAccessible(page) {
  // Evaluated from outside the page: its security policy would let no script in, and is left as it is.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map((node) => node.target).join("\n    ")}`);
  assert.deepEqual(told, [], "axe finds nothing");
}
