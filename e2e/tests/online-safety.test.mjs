// What strangers write runs nowhere, breaks no line, and a hotspot's plain http is enough to play.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  ELSEWHERE, ROOT, SAYS, expectAccessible, expectNothingSticksOut, makeByLink, picture, playable, saved, semailles, sitByLink, startStaticHost,
} from "../harness/index.mjs";

const place = semailles();

const still = { reducedMotion: "reduce" };

/** What has run where it was let into a page as markup, an address or code. */
const RUNS = "window.ran=(window.ran??0)+1";
const PAYLOADS = [
  `<script>${RUNS}</script>`, `<img src=x onerror="${RUNS}">`, `<svg onload="${RUNS}">`, `<svg><script>${RUNS}</script></svg>`,
  `"><script>${RUNS}</script>`, `'><img src=x onerror='${RUNS}'>`, `</title><script>${RUNS}</script>`, `</textarea><svg onload=${RUNS}>`,
  `<iframe srcdoc="<script>parent.${RUNS}</script>"></iframe>`, `<iframe src="javascript:parent.${RUNS}"></iframe>`,
  `<a href="javascript:${RUNS}">x</a>`, `<body onload=${RUNS}>`, `<details open ontoggle=${RUNS}>`, `<video><source onerror="${RUNS}">`,
  `<audio src=x onerror=${RUNS}>`, `<input autofocus onfocus=${RUNS}>`, `<select autofocus onfocus=${RUNS}>`, `<marquee onstart=${RUNS}>`,
  `<object data="javascript:${RUNS}">`, `<embed src="javascript:${RUNS}">`, `<math href="javascript:${RUNS}">x</math>`,
  `<form action="javascript:${RUNS}"><button>x</form>`, `<isindex action=javascript:${RUNS}>`, `<base href="//evil.example/">`,
  `<link rel=stylesheet href="data:text/css,*{display:none}">`, `<style>*{display:none}</style>`, `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<template><script>${RUNS}</script></template>`, `<noscript><p title="</noscript><img src=x onerror=${RUNS}>">`, `<!--<img src="--><img src=x onerror=${RUNS}>">`,
  `<svg><a xlink:href="javascript:${RUNS}"><text y=20>x</text></a></svg>`, `<svg><animate onbegin=${RUNS} attributeName=x dur=1s>`,
  `<svg><foreignObject><iframe onload=${RUNS}></foreignObject></svg>`, `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${RUNS}'/></svg>#x"/>`,
  `{{constructor.constructor('${RUNS}')()}}`, `\${${RUNS}}`, `#{${RUNS}}`, `<%= ${RUNS} %>`, `javascript:${RUNS}`, `data:text/html,<script>${RUNS}</script>`,
  `\u202e<script>${RUNS}</script>`, `\u0000<script>${RUNS}</script>`, `&lt;script&gt;${RUNS}&lt;/script&gt;`, `%3Cscript%3E${RUNS}%3C/script%3E`,
  `\\u003cscript\\u003e${RUNS}\\u003c/script\\u003e`, `<scr<script>ipt>${RUNS}</scr</script>ipt>`, `<ScRiPt>${RUNS}</sCrIpT>`, `<img/src=x/onerror=${RUNS}>`,
  `<img src=x onerror\n=${RUNS}>`, `<img src=\`x\` onerror=${RUNS}>`, `<x onclick=${RUNS}>x</x>`, `<div style="background:url(javascript:${RUNS})">`,
  `<div style="width:expression(${RUNS})">`, `<table background="javascript:${RUNS}">`, `<button formaction="javascript:${RUNS}">x</button>`,
  `<keygen autofocus onfocus=${RUNS}>`, `<portal src="javascript:${RUNS}">`, `<frameset onload=${RUNS}>`, `<bgsound src="javascript:${RUNS}">`, `<layer src="javascript:${RUNS}">`,
];

/** Each of them twice: as it is, and out of an attribute. */
const ALL = PAYLOADS.flatMap((payload) => [payload, `" x='y' ${payload}`]);

/** The bytes of a text as postcard writes it: its length in sevens of bits, then UTF-8. */
function written(text) {
  const bytes = Buffer.from(text);
  const head = [];
  for (let n = bytes.length; ; n >>>= 7) {
    head.push(n < 128 ? n : (n & 127) | 128);
    if (n < 128) return Buffer.concat([Buffer.from(head), bytes]);
  }
}

test("names run nowhere, even if a server lets them pass", async () => {
  await place.visit({ ...still, lang: "en", screen: "desktop" }, async (awa) => {
    const name = "Joe Joe Joe Joe Joe Joe";
    const link = await makeByLink(awa, "en-dodoi", { lang: "en", name: "Awa" });
    await place.visit(still, async (joe) => {
      await sitByLink(joe, link, { name });
      await joe.getByRole("button", { name: SAYS.fr.say }).click();
      // From here on the wire says something else for the name.
      assert.ok(ALL.length >= 120, `${ALL.length} payloads`);
      const [plain, evil] = [written(name), written(ALL.join(" "))];
      await awa.routeWebSocket(/\/online$/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          const bytes = Buffer.from(message);
          const at = bytes.indexOf(plain);
          socket.send(at < 0 ? bytes : Buffer.concat([bytes.subarray(0, at), evil, bytes.subarray(at + plain.length)]));
        });
      });
      await awa.evaluate(() => localStorage.removeItem(`semailles.online.${location.hash.slice(3)}`));
      await awa.goto(link);
      await playable(awa);
      const seat = awa.locator(".seat", { hasText: "<script>" });
      await seat.first().waitFor();
      await joe.getByRole("button", { name: "Bonjour !" }).click();
      await awa.locator(".heard", { hasText: "<script>" }).waitFor();
      await awa.getByRole("button", { name: "Menu" }).click();
      const shown = await seat.first().locator(".who").textContent();
      assert.ok(ALL.every((payload) => shown.includes(payload.replaceAll("\u0000", "\u0000"))), "all of it stands there as text");
      assert.equal(await awa.evaluate(() => window.ran), undefined, "nothing ran");
      assert.equal(await awa.title(), "En Dodoi – Semailles");
      await picture(awa, "online-payloads-en-desktop");
    });
  });
});

test("what strangers write in records, positions and links runs nowhere", async () => {
  await place.visit({ ...still, lang: "en" }, async (page) => {
    await page.getByRole("link", { name: "Open a game" }).click();
    await page.locator("#pasted").waitFor();
    // Every payload in every place of a text: the whole of it, the game, a tag, a position, a move, a remark.
    const said = await page.evaluate(async (all) => {
      const quoted = (text) => text.replace(/[\\"]/g, "\\$&").replace(/[\r\n]/g, " ");
      const head = (game) => `[Rules "1"]\n[Game "${game}"]\n`;
      const places = [
        (text) => text,
        (text) => `${head(quoted(text))}[Result "*"]\n\n*\n`,
        (text) => `${head(`en-dodoi:${quoted(text)}`)}[Result "*"]\n\n*\n`,
        (text) => `${head("en-dodoi")}[South "${quoted(text)}"]\n[${quoted(text)} "x"]\n[Result "*"]\n\n*\n`,
        (text) => `${head("en-dodoi")}[Position "${quoted(text)}"]\n[Result "*"]\n\n*\n`,
        (text) => `${head("en-dodoi")}[Result "*"]\n\n1. ${text} *\n`,
        (text) => `${head("en-dodoi")}[Result "${quoted(text)}"]\n\n{ ${text} } 1. Z *\n`,
      ];
      const field = document.getElementById("pasted");
      const open = [...document.querySelectorAll(".main-button")].at(-1);
      let said = 0;
      for (const text of all) {
        for (const place of places) {
          field.value = place(text);
          field.dispatchEvent(new Event("input", { bubbles: true }));
          open.click();
          await null;
          said += document.querySelector(".trouble")?.textContent ? 1 : 0;
        }
      }
      return said;
    }, ALL);
    assert.ok(said >= ALL.length * 6, `${said} of ${ALL.length * 7} were answered with words`);
    // And in addresses, each of which is a view.
    await page.evaluate(async (all) => {
      const starts = ["", "g/", "p/", "p/new/", "play/", "learn/", "a/", "z/", "set-up/"];
      for (const [i, text] of all.entries()) {
        location.hash = `#${starts[i % starts.length]}${i % 2 ? text : encodeURIComponent(text)}`;
        await new Promise((done) => setTimeout(done));
      }
    }, ALL);
    assert.equal(await page.evaluate(() => window.ran), undefined, "nothing ran");
    assert.ok(page.url().startsWith(place.url), page.url());
  });
});

/** Three hundred names, good ones and others; the server's tests read them too. `\\u{…}` is one sign. */
const NAMES = readFileSync(join(ROOT, "crates/server/tests/host/names.txt"), "utf8")
  .split("\n")
  .filter((line) => /^[+-]/.test(line))
  .map((line) => line.slice(1).replace(/\\u\{([0-9a-f]+)\}/g, (_, sign) => String.fromCodePoint(parseInt(sign, 16))));

const FIRST = "አበበ በቂላ ደምሴ ተስፋዬ ወልደ";

test("long and strange names stay on one line", async () => {
  await place.visit({ ...still, lang: "en" }, async (awa) => {
    const link = await makeByLink(awa, "wali", { lang: "en", name: "WWWWWWWWWWWWWWWWWWWWWWWW" });
    for (const name of [FIRST, "Ŋɔŋ Ɓaaba Ɗiallo Àdɛ̀ Kɔfí", "محمد عبد الرحمن علي حسن"]) {
      await place.visit(still, async (joe) => {
        await sitByLink(joe, link, { name });
        const seats = await awa.locator(".seat").evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().height));
        assert.ok(seats.every((height) => height < 60), `${name}: ${seats}`);
        await expectNothingSticksOut(awa);
        await expectNothingSticksOut(joe);
        await picture(joe, `online-name-${name.codePointAt(0)}`);
        if (name === FIRST) {
          // Whatever a server let pass: each of the three hundred in place of this one, wherever it stands.
          const wide = await awa.evaluate(
            ([name, names]) => {
              const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
                node.data.includes(name.slice(0, 5)) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
              );
              const nodes = [];
              while (shown.nextNode()) nodes.push(shown.currentNode);
              const seats = [...document.querySelectorAll(".seat")];
              const before = nodes.map((node) => node.data);
              const wide = names.filter((other) => {
                for (const node of nodes) node.data = other;
                const { scrollWidth, clientWidth } = document.documentElement;
                return scrollWidth > clientWidth || seats.some((seat) => seat.getBoundingClientRect().height >= 60);
              });
              nodes.forEach((node, i) => (node.data = before[i]));
              return { wide, places: nodes.length };
            },
            [name, NAMES],
          );
          assert.ok(NAMES.length >= 300 && wide.places >= 2, `${NAMES.length} names in ${wide.places} places`);
          assert.deepEqual(wide.wide, [], "these take more than a line");
        }
        // The seat is free again for the next one.
        await joe.getByRole("button", { name: SAYS.fr.menu }).click();
        await joe.getByRole("button", { name: "Quitter ma place" }).click();
        await joe.getByRole("alert").getByRole("button", { name: SAYS.fr.yes }).click();
        await awa.locator(".seat", { hasText: "free seat" }).waitFor();
      });
    }
    for (const name of ["Aw\u0430", "<b>Awa</b>", "a\u202ebc"]) {
      await place.visit(still, async (joe) => {
        await joe.goto(link);
        await playable(joe);
        await joe.getByLabel(SAYS.fr.name).fill(name);
        await joe.getByRole("button", { name: SAYS.fr.sit }).click();
        await joe.getByRole("alert").filter({ hasText: "Ce nom ne convient pas" }).waitFor();
      });
    }
  });
});

test("over plain http, as on a hotspot, a game is made, joined and played", async () => {
  const url = new URL(place.url);
  url.hostname = ELSEWHERE;
  await place.visit({ ...still, url: url.href }, async (awa) => {
    assert.equal(await awa.evaluate(() => isSecureContext), false);
    await awa.getByRole("link", { name: SAYS.fr.byLink }).waitFor();
    const link = await makeByLink(awa, "wali", { name: "Awa" });
    assert.ok(link.startsWith(url.href), link);
    await awa.getByRole("button", { name: "Code QR" }).click();
    await awa.getByRole("img", { name: /Code à photographier/ }).waitFor();
    await awa.getByRole("button", { name: "Copier le lien" }).click();
    await awa.getByText("Le lien est copié").waitFor();
    await picture(awa, "online-qr-fr-phone");
    await place.visit({ ...still, url: url.href }, async (joe) => {
      await sitByLink(joe, link, { name: "Joe" });
      await awa.locator(".place.legal .cell").first().dispatchEvent("click");
      await joe.locator(".place.legal .cell").nth(3).dispatchEvent("click");
      await awa.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
      await saved(joe);
      await joe.evaluate(() => (location.hash = "#p/near"));
      await joe.getByText("Tout va bien : d’ici on peut jouer").waitFor();
      await expectAccessible(joe);
      await picture(joe, "online-near-fr-phone");
    });
  });
});

test("a host of files offers no games by a link", async () => {
  const host = await startStaticHost();
  try {
    await place.visit({ url: host.url }, async (page) => {
      await page.locator("html[data-host=static]").waitFor({ state: "attached" });
      assert.equal(await page.getByRole("link", { name: SAYS.fr.byLink }).count(), 0);
    });
  } finally {
    await host.stop();
  }
});

test("a link to no game says so", async () => {
  await place.visit({ path: "?p=00000000000000000000000000", lang: "en" }, async (page) => {
    await page.getByRole("alert").filter({ hasText: "nothing at this link" }).waitFor();
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("button", { name: "Play Wali" }).waitFor();
  });
});
