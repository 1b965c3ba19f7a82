// Games by a link: two people, each with a browser of their own.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  SAYS, countSockets, expectAccessible, expectNothingSticksOut, makeByLink, picture, playTogether, playable, saved, semailles, sitByLink, startWire,
} from "../harness/index.mjs";

const place = semailles();

const still = { reducedMotion: "reduce" };

test("from home to a game by one link, and to its end", async () => {
  await place.visit({ ...still, lang: "fr" }, async (awa) => {
    const count = countSockets(awa);
    await awa.getByRole("link", { name: SAYS.fr.byLink }).click();
    await awa.getByRole("heading", { name: "Par un lien" }).waitFor();
    await expectAccessible(awa);
    await picture(awa, "online-list-fr-phone");
    await awa.getByRole("link", { name: "En Dodoi" }).click();
    await awa.getByLabel(SAYS.fr.name).fill("Awa");
    await expectAccessible(awa);
    await picture(awa, "online-form-fr-phone");
    await awa.getByRole("button", { name: SAYS.fr.make }).click();
    const link = await awa.getByRole("textbox", { name: SAYS.fr.link }).inputValue();
    assert.match(link, /\?p=[0-9a-z]{26}$/);
    await saved(awa);
    await expectAccessible(awa);
    await expectNothingSticksOut(awa);
    await picture(awa, "online-invite-fr-phone");
    await place.visit({ ...still, lang: "en", screen: "desktop" }, async (joe) => {
      await joe.goto(link);
      await playable(joe);
      await joe.getByRole("button", { name: SAYS.en.sit }).waitFor();
      await expectAccessible(joe);
      await picture(joe, "online-seat-en-desktop");
      await joe.getByLabel(SAYS.en.name).fill("Joe");
      await joe.getByRole("button", { name: SAYS.en.sit }).click();
      await awa.locator(".seat", { hasText: "Joe" }).waitFor();
      await joe.locator(".seat", { hasText: "Joe (you)" }).waitFor();
      let shown = false;
      const plies = await playTogether(
        () => [awa, joe],
        async (plies) => {
          if (plies < 4 || shown) return;
          shown = true;
          await expectAccessible(joe);
          await picture(awa, "online-game-fr-phone");
          await picture(joe, "online-game-en-desktop");
        },
      );
      assert.ok(plies > 10, `${plies} plies`);
      assert.equal(count.loads, 0, "no page was loaded anew");
      assert.ok(count.sent + count.received <= 20_000, `${count.sent} bytes sent, ${count.received} received`);
      await picture(awa, "online-over-fr-phone");
      // Another game, with sides changed.
      await joe.getByRole("button", { name: SAYS.en.rematch }).click();
      await awa.getByRole("button", { name: SAYS.fr.yes }).click();
      await Promise.all([awa, joe].map((page) => page.waitForFunction((old) => !location.hash.endsWith(old), link.slice(-26))));
      await awa.locator(".seat", { hasText: "Awa (vous)" }).locator("[aria-label=Nord]").waitFor();
      await joe.locator(".place.legal").first().waitFor();
      const record = await awa.evaluate((id) => fetch(`game/${id}.txt`).then((response) => response.text()), link.slice(-26));
      assert.match(record, /\[Game "en-dodoi"\]/);
    });
  });
});

test("one of two loses the network twice, loads anew, and comes back on another phone", async () => {
  const wire = await startWire(place.url);
  try {
    await place.visit(still, async (awa) => {
      const link = await makeByLink(awa, "en-dodoi", { name: "Awa" });
      const far = link.replace(place.url, wire.url);
      // A socket that cannot be opened is told on the console.
      await place.visit({ ...still, url: wire.url, lang: "en", troubles: true }, async (joe) => {
        await sitByLink(joe, far, { lang: "en", name: "Joe" });
        await place.visit({ ...still, lang: "en" }, async (phone) => {
          let joes = joe;
          const done = new Set();
          const once = async (plies, at, what) => {
            if (plies < at || done.has(at)) return;
            done.add(at);
            await what();
          };
          const cut = async (name) => {
            wire.cut();
            await joe.locator(".line.offline").waitFor();
            // A move made meanwhile stands on the board, and is marked.
            const legal = joe.locator(".place.legal");
            if (await legal.count()) {
              await legal.first().locator(".cell").dispatchEvent("click");
              await joe.locator(".line.offline", { hasText: "as soon as the network is back" }).waitFor();
            }
            await picture(joe, name);
            wire.mend();
            await joe.evaluate(() => dispatchEvent(new Event("online")));
            await saved(joe);
          };
          const plies = await playTogether(() => [awa, joes], async (plies) => {
            await once(plies, 3, () => cut("online-offline-en-phone"));
            await once(plies, 6, () => cut("online-offline-again-en-phone"));
            await once(plies, 9, async () => {
              await joe.reload();
              await playable(joe);
              await saved(joe);
            });
            await once(plies, 12, async () => {
              await joe.getByRole("button", { name: SAYS.en.menu }).click();
              await joe.getByRole("button", { name: SAYS.en.moveSeat }).click();
              const code = await joe.locator(".signs").textContent();
              await expectAccessible(joe);
              await picture(joe, "online-code-en-phone");
              await phone.goto(`${link}#seat=${code.replace(" ", "")}`);
              await playable(phone);
              await phone.locator(".seat", { hasText: "Joe (you)" }).waitFor();
              assert.ok(!phone.url().includes(code.slice(0, 4)), "the code stays in no address");
              await joe.keyboard.press("Escape");
              await joe.locator(".seat", { hasText: "Joe (you)" }).waitFor({ state: "detached" });
              joes = phone;
            });
          }, 600);
          assert.ok(plies > 12 && done.size === 4, `${plies} plies`);
        });
      });
    });
  } finally {
    await wire.stop();
  }
});
