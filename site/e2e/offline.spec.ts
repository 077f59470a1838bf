import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { addresses } from "./addresses.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { demoPassword, signIn } from "./people.ts";

/** The site behind a line that can be cut, for the browser's background work as well. */
async function lineToSite() {
  let isCut = false;
  const line: Server = createServer((from, to) => {
    if (isCut) {
      from.socket.destroy();
      return;
    }
    const onward = request(addresses.site + from.url, { method: from.method ?? "GET", headers: from.headers });
    onward.on("response", (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on("error", () => to.destroy());
    to.on("close", () => onward.destroy());
    from.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      line.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    close: () => line.close(),
  };
}

/** As a site is that stands on the home screen and was opened from there. */
const installed = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes("display-mode") ? Object.defineProperty(ask(query), "matches", { value: true }) : ask(query);
  });

/** The tips that the browser keeps, as pages. */
const keptTips = (page: Page) =>
  page.evaluate(async () => {
    const answers = await (await caches.open("read-tips")).matchAll();
    return Promise.all(answers.map((answer) => answer.text()));
  });

const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);

test("an installed site has a page of ours without a connection, and the tips that were read", async ({
  page,
  t,
  at,
  complaints,
}) => {
  const line = await lineToSite();
  await installed(page);
  await page.goto(line.origin + at("/auth?type=signin"));
  await hydrated(page);
  await signIn(page, { t, email: "premium.parent@gk.example", password: demoPassword });
  await expect(page).toHaveURL((url) => url.pathname === at("/member"));

  await page.goto(line.origin + at("/tips"));
  await hydrated(page);
  const first = page.getByRole("main").getByRole("article").first();
  const title = (await first.getByRole("heading").innerText()).trim();
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(at("/tips/")));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // As a guest sees it, whoever is signed in.
  await expect.poll(() => keptTips(page)).toEqual([expect.stringContaining(t("header.signin"))]);
  const related = page.getByRole("region", { name: t("articles.related") }).getByRole("article");
  const otherTitle = (await related.first().getByRole("heading").innerText()).trim();
  await related.first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherTitle);
  await expect.poll(() => keptTips(page)).toHaveLength(2);

  line.cut();
  await page.goto(line.origin + at("/contact-us"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("offline.title"));
  await expect(page).toHaveURL((url) => url.pathname === at("/contact-us"));
  await isDrawn(page.getByRole("main").locator("img").first());
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const harbour = page.getByRole("contentinfo").locator("img").first();
  await harbour.scrollIntoViewIfNeeded();
  await isDrawn(harbour);
  await expect(page.getByRole("button", { name: t("articles.share.copy") })).toHaveCount(0);
  await related.filter({ hasText: otherTitle }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherTitle);
  await related.filter({ hasText: title }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  line.mend();
  await page.goto(line.origin + at("/contact-us"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("contact.title"));
  line.close();
  // What was asked for over the cut line is said by the browser, and nothing else.
  const others = complaints.splice(0).filter((said) => !said.includes("ERR_EMPTY_RESPONSE"));
  expect(others).toEqual([]);
});
