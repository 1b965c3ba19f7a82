// The page loads, in both languages, on both screens, light and dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, SCHEMES, SCREENS, expectNothingSticksOut, picture, semailles } from "../harness/index.mjs";

const place = semailles();

for (const lang of LANGS) {
  for (const screen of Object.keys(SCREENS)) {
    for (const scheme of SCHEMES) {
      test(`the page can be played: ${lang}, ${screen}, ${scheme}`, async () => {
        await place.visit({ lang, screen, scheme }, async (page) => {
          assert.equal(await page.title(), "Semailles");
          await expectNothingSticksOut(page);
          // What is drawn beforehand comes when the page is idle.
          await page.locator("[data-board=wali] .art > *").first().waitFor();
          await picture(page, `home-${lang}-${screen}-${scheme}`);
        });
      });
    }
  }
}

test("the first board stands in the HTML, before any program runs", async () => {
  const options = { javaScriptEnabled: false, wait: false, screen: "phone" };
  await place.visit(options, async (page) => {
    const board = page.locator("[data-board=en-dodoi]").first();
    assert.ok(await board.isVisible());
    const seeds = await board.locator("use[href^='#seed-']").count();
    assert.ok(seeds >= 48, `${seeds} seeds`);
    await picture(page, "first-board");
  });
});

test("without WebAssembly the page says so", async () => {
  const profile = { wait: false, troubles: true };
  await place.visit(profile, async (page, { profile }) => {
    await profile.addInitScript(() => delete globalThis.WebAssembly);
    await page.reload();
    await page.locator("[data-when=failed]").first().waitFor({ state: "visible" });
    assert.equal(await page.locator("html").getAttribute("data-state"), "failed");
  });
});
