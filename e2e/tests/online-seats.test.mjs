// Games by a link, with more than two: four seats of Dzuwa, one seat in two tabs, those who watch.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  SAYS, begin, expectAccessible, makeByLink, picture, playTogether, playable, rest, saved, seats, semailles, sitByLink, startWire,
} from "../harness/index.mjs";

const place = semailles();

const still = { reducedMotion: "reduce" };

test("three people and a computer play Dzuwa to its end", async () => {
  await place.visit({ ...still, screen: "desktop" }, async (awa) => {
    const form = async (page) => {
      await page.locator("#seat-3").selectOption("computer-1");
      await page.getByText("Options", { exact: true }).click();
      await page.locator("#option-quiet").fill("12");
      await page.locator("#option-quiet").dispatchEvent("change");
    };
    const link = await makeByLink(awa, "dzuwa", { name: "Awa", form });
    await place.visit({ ...still, lang: "en" }, async (ben) => {
      await sitByLink(ben, link, { lang: "en", name: "Ben", player: /^Play: Player 2/ });
      await place.visit(still, async (chi) => {
        await sitByLink(chi, link, { name: "Chi", player: /^Jouer.*3/ });
        await awa.locator(".seat", { hasText: "Chi" }).waitFor();
        // All seats are taken: whoever comes now watches.
        await place.visit({ ...still, path: link.slice(place.url.length) }, async (zoe) => {
          await zoe.getByText("Toutes les places sont prises").waitFor();
          await awa.getByText("1 personne regarde").waitFor();
          assert.equal(await zoe.locator(".place.legal").count(), 0);
          await expectAccessible(zoe);
          let shown = false;
          await playTogether(
            () => [awa, ben, chi],
            async (plies) => {
              if (plies < 6 || shown) return;
              shown = true;
              await picture(awa, "online-dzuwa-fr-desktop");
              await picture(ben, "online-dzuwa-en-phone");
              await expectAccessible(ben);
            },
          );
          await zoe.locator(".turn.over").waitFor();
        });
      });
    });
  });
});

test("one seat in two tabs: each shows what the other does", async () => {
  await place.visit({ ...still, lang: "en" }, async (one, { profile }) => {
    const link = await makeByLink(one, "en-dodoi", { lang: "en", name: "Awa" });
    const two = await profile.newPage();
    await two.goto(link);
    await playable(two);
    await two.locator(".seat", { hasText: "Awa (you)" }).waitFor();
    await one.locator(".place.legal .cell").first().dispatchEvent("click");
    await two.locator(".moves .move").first().waitFor();
    await saved(one);
    // A seat that is taken in one tab is the other's too.
    await place.visit({ ...still, lang: "en" }, async (guest, { profile }) => {
      const other = await profile.newPage();
      await other.goto(link);
      await playable(other);
      await other.getByRole("button", { name: SAYS.en.sit }).waitFor();
      await sitByLink(guest, link, { lang: "en", name: "Joe" });
      await other.locator(".seat", { hasText: "Joe (you)" }).waitFor();
      await other.locator(".place.legal .cell").first().dispatchEvent("click");
      await guest.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
      await two.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
      await other.reload();
      await playable(other);
      await other.locator(".seat", { hasText: "Joe (you)" }).waitFor();
    });
  });
});

test("what is done in one tab without a network, the other shows, and says as well", async () => {
  const wire = await startWire(place.url);
  try {
    await place.visit({ ...still, lang: "en", url: wire.url, troubles: true }, async (one, { profile }) => {
      const link = await makeByLink(one, "en-dodoi", { lang: "en", name: "Awa" });
      const two = await profile.newPage();
      await two.goto(link);
      await playable(two);
      await two.locator(".seat", { hasText: "Awa (you)" }).waitFor();
      wire.cut();
      await one.locator(".line.offline").waitFor();
      await one.locator(".place.legal .cell").first().dispatchEvent("click");
      const waits = { hasText: "as soon as the network is back" };
      await two.locator(".line.offline", waits).waitFor();
      await two.locator(".moves .move").first().waitFor();
      assert.equal(await two.locator(".place.legal").count(), 0, "it is not one's turn any more");
      // The tab in which it was done is closed before it could be said.
      await one.close();
      wire.mend();
      await two.evaluate(() => dispatchEvent(new Event("online")));
      await saved(two);
      await two.reload();
      await playable(two);
      await saved(two);
      assert.equal(await two.locator(".moves .move").count(), 1);
    });
  } finally {
    await wire.stop();
  }
});

/**
 * Sixty seconds of patience that the page asks for become five on the way: shorter than what the form offers, and long
 * enough for the server.
 */
const impatient = (page) =>
  page.routeWebSocket(/\/online$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const bytes = Buffer.from(message);
      // The end of `Create`: a minute (and for a computer its level), the language, somebody, seat 0, three letters, a name.
      if (bytes.subarray(-3).toString() === "Awa" && bytes.includes("en-dodoi")) {
        const patience = bytes.lastIndexOf(60, bytes.length - 8);
        assert.ok(patience >= bytes.length - 9, "a minute stands there");
        bytes[patience] = 5;
      }
      server.send(bytes);
    });
  });

test("who stays away is replaced by the computer, or loses, as agreed", async () => {
  const game = async (agreed, then) =>
    place.visit({ ...still, lang: "en" }, async (awa) => {
      await impatient(awa);
      await awa.reload();
      await playable(awa);
      const form = (page) => page.locator("#leaver").selectOption({ index: agreed });
      const link = await makeByLink(awa, "en-dodoi", { lang: "en", name: "Awa", form });
      await place.visit({ ...still, lang: "en" }, async (joe, { profile }) => {
        await sitByLink(joe, link, { lang: "en", name: "Joe" });
        await awa.locator(".seat", { hasText: "Joe" }).waitFor();
        await joe.goto("about:blank");
        await awa.getByText(/Joe has gone away\. The wait is 0:0\d more/).waitFor();
        await then(awa, async () => {
          const again = await profile.newPage();
          await again.goto(link);
          await playable(again);
          return again;
        });
      });
    });
  await Promise.all([
    game(1, async (awa) => {
      await awa.getByRole("button", { name: "Claim the game" }).click();
      await awa.locator(".turn.over").waitFor();
      await picture(awa, "online-claimed-en-phone");
    }),
    game(4, async (awa, back) => {
      await awa.getByRole("button", { name: "Let the computer play for them" }).click();
      await awa.locator(".place.legal .cell").first().dispatchEvent("click");
      await awa.waitForFunction(() => document.querySelectorAll(".moves .move").length >= 2);
      await expectAccessible(awa);
      await picture(awa, "online-stand-in-en-phone");
      // Whoever comes back has the seat again.
      const joe = await back();
      await joe.locator(".seat", { hasText: "Joe (you)" }).waitFor();
      await awa.locator(".seat", { hasText: /^.?Joe$/ }).waitFor();
    }),
  ]);
});

test("take back, phrases, agreement, and the list of games with whose turn it is", async () => {
  await place.visit({ ...still, lang: "en" }, async (awa) => {
    const form = (page) => page.locator("#leaver").selectOption({ index: 1 });
    const link = await makeByLink(awa, "en-dodoi", { lang: "en", name: "Awa", form });
    await place.visit({ ...still, lang: "fr" }, async (joe) => {
      await sitByLink(joe, link, { name: "Joe" });
      await awa.locator(".place.legal .cell").first().dispatchEvent("click");
      await joe.locator(".moves .move").first().waitFor();
      await awa.getByRole("button", { name: SAYS.en.back }).click();
      await joe.getByText("Awa demande à reprendre").waitFor();
      await expectAccessible(joe);
      await picture(joe, "online-asked-fr-phone");
      await joe.getByRole("button", { name: SAYS.fr.yes }).click();
      await awa.locator(".moves .move").waitFor({ state: "detached" });
      await joe.getByRole("button", { name: SAYS.fr.say }).click();
      await expectAccessible(joe);
      await picture(joe, "online-say-fr-phone");
      await joe.getByRole("button", { name: "Bien joué !" }).click();
      await awa.getByText("Joe: “Well played!”").waitFor();
      await joe.getByRole("link", { name: "Accueil" }).click();
      await awa.locator(".seat .away").waitFor();
      await awa.getByText(/Joe has gone away\. The wait is 0:5\d more/).waitFor();
      await awa.locator(".place.legal .cell").first().dispatchEvent("click");
      await saved(awa);
      await joe.evaluate(() => (location.hash = "#p"));
      await joe.locator(".card.own", { hasText: "À vous de jouer" }).waitFor();
      await picture(joe, "online-own-games-fr-phone");
      await expectAccessible(joe);
      await joe.goto(`${place.url}#`);
      await joe.locator(".card.own", { hasText: "À vous de jouer" }).click();
      await joe.locator(".place.legal").first().waitFor();
      await joe.getByRole("button", { name: SAYS.fr.menu }).click();
      await expectAccessible(joe);
      await picture(joe, "online-menu-fr-phone");
      await joe.getByRole("button", { name: "Partager ce qui reste" }).click();
      await awa.getByRole("button", { name: SAYS.en.yes }).click();
      await joe.locator(".turn.over").waitFor();
      // The next game begins as the last one was made.
      await awa.evaluate(() => (location.hash = "#p/new/en-dodoi"));
      await awa.locator("#leaver").waitFor();
      assert.equal(await awa.locator("#leaver").inputValue(), "1");
      assert.equal(await awa.locator("#clock").inputValue(), "0");
    });
  });
});

test("a game begun at one screen goes on by a link", async () => {
  await place.visit({ ...still, lang: "en" }, async (awa) => {
    await seats(awa, "en-dodoi", "person person", { name: "en-dodoi:pits=8" });
    await begin(awa, "en-dodoi", "en");
    await awa.locator(".place.legal .cell").first().dispatchEvent("click");
    await rest(awa);
    await awa.getByRole("button", { name: SAYS.en.menu }).click();
    await awa.getByRole("link", { name: "Go on with somebody elsewhere" }).click();
    await awa.getByText("1 move has been played").waitFor();
    await awa.getByRole("button", { name: SAYS.en.make }).click();
    const link = await awa.getByRole("textbox", { name: SAYS.en.link }).inputValue();
    await place.visit({ ...still, lang: "en" }, async (joe) => {
      await sitByLink(joe, link, { lang: "en", name: "Joe" });
      assert.equal(await joe.locator(".moves .move").count(), 1);
      assert.equal(await joe.locator(".place[role=button]").count(), 16);
      await joe.locator(".place.legal .cell").first().dispatchEvent("click");
      await awa.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
    });
  });
});
