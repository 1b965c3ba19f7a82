// A position made by hand, by touch and by keys, in each kind of game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, begin, expectAccessible, expectNothingSticksOut, picture, rest, seats, semailles } from "../harness/index.mjs";

const place = semailles();

const SAYS = {
  fr: { menu: "Menu", setUp: "Mettre en place une position", more: "Un de plus", less: "Un de moins", empty: "Vider le plateau", start: "Commencer" },
  en: { menu: "Menu", setUp: /^Set up/, more: "One more", less: "One less", empty: "Empty the board", start: "Start" },
};

/** Opens the view from a game, with people in all seats. */
async function open(page, game, lang, people = 2) {
  await seats(page, game, Array(people).fill("person").join(" "));
  await begin(page, game, lang);
  await page.getByRole("button", { name: SAYS[lang].menu }).click();
  await page.getByRole("link", { name: SAYS[lang].setUp }).click();
  await page.locator(".set-up svg.board .place").first().waitFor();
}

const text = (page) => page.locator("#position").inputValue();

for (const lang of LANGS) {
  test(`En Dodoi by touch: pits, what was taken, whose turn (${lang})`, async () => {
    const says = SAYS[lang];
    await place.visit({ lang }, async (page) => {
      await open(page, "en-dodoi", lang);
      await page.getByRole("button", { name: says.empty }).tap();
      await page.getByRole("alert").waitFor();
      assert.ok(await page.getByRole("button", { name: says.start, exact: true }).isDisabled(), "what is no position cannot begin");
      const [pit, store] = lang === "fr" ? [/^Case C,/, /^Prises de Sud/] : [/^Pit C,/, /South/];
      await page.getByRole("button", { name: pit }).tap();
      for (let i = 0; i < 3; i++) await page.getByRole("button", { name: says.more }).tap();
      await page.getByRole("button", { name: says.less }).tap();
      await page.locator(".stepper output").filter({ hasText: /, 2 / }).waitFor();
      await page.getByRole("button", { name: lang === "fr" ? /^Case a,/ : /^Pit a,/ }).tap();
      await page.getByRole("button", { name: says.more }).tap();
      await page.locator(".place").filter({ has: page.locator(".cell") }).and(page.getByRole("button", { name: store })).first().tap();
      await page.getByRole("button", { name: says.more }).tap();
      await page.locator("#turn").selectOption("N");
      assert.equal(await text(page), "0,0,2,0,0,0/1,0,0,0,0,0 1-0 N 0");
      await expectAccessible(page);
      await expectNothingSticksOut(page);
      await picture(page, `set-up-en-dodoi-${lang}-phone`);
      await page.getByRole("button", { name: says.start, exact: true }).tap();
      await page.getByRole("button", { name: lang === "fr" ? /^Case a, 1 graine/ : /^Pit a, 1 seed/, disabled: false }).waitFor();
    });
  });
}

test("Dzuwa by keys: pits, hands, heads, who is out", async () => {
  await place.visit({ screen: "desktop" }, async (page) => {
    await open(page, "dzuwa", "fr", 4);
    const on = async (name, keys) => {
      await page.getByRole("button", { name }).first().focus();
      for (const key of keys) await page.keyboard.press(key);
    };
    await on(/^Case a du joueur 1,/, ["Delete", "1", "2"]);
    await on(/^Case b du joueur 1,/, ["Delete"]);
    await on(/^Case c du joueur 1,/, ["Backspace"]);
    await on(/^Main de Joueur 2/, ["+", "+"]);
    await page.getByRole("alert").filter({ hasText: /44/ }).waitFor();
    await on(/^Tête de Joueur 3/, ["-", "-"]);
    await on(/^Case a du joueur 2,/, ["Delete"]);
    await on(/^Case b du joueur 2,/, ["Delete"]);
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page.locator("#turn").selectOption("2");
    const [pits, hands, heads, out, turn] = (await text(page)).split(" ");
    assert.match(pits, /^12,0,0\/0,0,/);
    assert.deepEqual([hands, heads, out, turn], ["0,2,0,0", "4,4,2,4", "-", "2"]);
    await page.getByRole("checkbox", { name: /4/ }).check();
    // Who is out has nothing in the head: the rules say so.
    await page.getByRole("alert").waitFor();
    await on(/^Tête de Joueur 4/, ["Delete"]);
    await page.getByRole("alert").waitFor({ state: "detached" });
    await expectAccessible(page);
    await picture(page, "set-up-dzuwa-fr-desktop");
    await page.getByRole("button", { name: "Commencer" }).click();
    await page.getByRole("button", { name: /^Case a du joueur 1, 12/ }).waitFor();
  });
});

test("Wali by touch: sticks, pebbles, hands; the text and the board are one", async () => {
  await place.visit({ scheme: "dark" }, async (page) => {
    await open(page, "wali", "fr");
    await page.getByRole("button", { name: /^c3, vide/ }).tap();
    await page.getByRole("button", { name: /^d3, vide/ }).tap();
    await page.getByRole("button", { name: /^d3, bâtonnet/ }).tap();
    assert.equal(await text(page), "6/6/2LR2/6/6 10,11 L 0");
    await page.getByRole("button", { name: /en main$/ }).last().tap();
    await page.getByRole("button", { name: "Un de moins" }).tap();
    await expectAccessible(page);
    await picture(page, "set-up-wali-fr-phone-dark");
    await page.locator("summary").tap();
    await page.locator("#position").fill("6/6/6/6/L5 12,12 L 0");
    await page.getByRole("alert").filter({ hasText: /11/ }).waitFor();
    await page.locator("#position").fill("6/6/6/6/L5 11,12 R 0");
    await page.getByRole("button", { name: /^a1, bâtonnet/ }).waitFor();
    assert.equal(await page.locator("#turn").inputValue(), "R");
    await page.getByRole("button", { name: "Commencer" }).tap();
    await page.getByRole("button", { name: /^a1, bâtonnet/ }).waitFor();
    assert.equal(await rest(page), "turn");
  });
});
