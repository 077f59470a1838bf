import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Locator, Page } from "@playwright/test";
import { addresses } from "./addresses.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { demoPassword, signIn } from "./people.ts";

/** The site behind a line that can be cut, for the browser's background work as well. */
async function lineToSite() {
  let isCut = false;
  let released: ((html: string) => string) | undefined;
  const line: Server = createServer((from, to) => {
    if (isCut) {
      from.socket.destroy();
      return;
    }
    const headers = { ...from.headers, ...(released && { "accept-encoding": "identity" }) };
    const onward = request(addresses.site + from.url, { method: from.method ?? "GET", headers });
    onward.on("response", (answer) => {
      const change = answer.headers["content-type"]?.startsWith("text/html") ? released : undefined;
      const { "content-length": _length, ...ofAnyLength } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, change ? ofAnyLength : answer.headers);
      if (change)
        void text(answer).then(
          (html) => to.end(change(html)),
          () => to.destroy(),
        );
      else answer.pipe(to);
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
    /** From now on the site is another release, whose pages are so changed. */
    release: (change: (html: string) => string) => {
      released = change;
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

/** Waits until the worker answers for pages, and has the one that stands in. */
const isInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const kept = await (await caches.open("stand-in")).keys();
        const offline = kept.filter(({ url }) => url.endsWith("/offline"));
        return [registration?.active?.state, offline.length];
      }),
    )
    .toEqual(["activated", 2]);

const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);

/** Signs a demo parent in to the installed site, over that line, and reads the first tip of the list; answers its title. */
async function readFirstTip(
  page: Page,
  { t, at, origin }: { t: (key: string) => string; at: (path: string) => string; origin: string },
) {
  await installed(page);
  await page.goto(origin + at("/auth?type=signin"));
  await hydrated(page);
  await signIn(page, { t, email: "premium.parent@gk.example", password: demoPassword });
  await expect(page).toHaveURL((url) => url.pathname === at("/member"));

  await page.goto(origin + at("/tips"));
  await hydrated(page);
  const first = page.getByRole("main").getByRole("article").first();
  const title = (await first.getByRole("heading").innerText()).trim();
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(at("/tips/")));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return title;
}

/** What was asked for over the cut line is said by the browser, and nothing else. */
function expectNoOthers(complaints: string[]) {
  const others = complaints.splice(0).filter((said) => !/ERR_(EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/.test(said));
  expect(others).toEqual([]);
}

test("an installed site has a page of ours without a connection, and the tips that were read", async ({
  page,
  t,
  at,
  complaints,
}) => {
  const line = await lineToSite();
  const title = await readFirstTip(page, { t, at, origin: line.origin });
  // As a guest sees it, whoever is signed in.
  await expect.poll(() => keptTips(page)).toEqual([expect.stringContaining(t("header.signin"))]);
  const related = page.getByRole("region", { name: t("articles.related") }).getByRole("article");
  const otherTitle = (await related.first().getByRole("heading").innerText()).trim();
  await related.first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherTitle);
  await expect.poll(() => keptTips(page)).toHaveLength(2);

  line.cut();
  await page.goto(`${line.origin}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("offline.title"));
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
  expectNoOthers(complaints);
});

test("who signs out leaves no tip behind, and still has a page of ours without a connection", async ({
  page,
  t,
  at,
  complaints,
}) => {
  const line = await lineToSite();
  await readFirstTip(page, { t, at, origin: line.origin });
  const tip = page.url();
  await expect.poll(() => keptTips(page)).toHaveLength(1);

  await page.goto(line.origin + at("/member/signout"));
  await page
    .getByRole("main")
    .getByRole("button", { name: t("member.signOut") })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === at("/"));
  expect(await keptTips(page)).toEqual([]);
  await isInstalled(page);

  line.cut();
  await page.goto(tip);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("offline.title"));
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
  line.close();
  expectNoOthers(complaints);
});

test("the page that stands in is that of the release in which the site was opened last", async ({
  page,
  t,
  at,
  complaints,
}) => {
  const line = await lineToSite();
  await installed(page);
  await page.goto(line.origin + at("/faq"));
  await isInstalled(page);

  const lead = "As another release says it.";
  line.release((html) => html.replace(t("offline.tips.lead"), lead).replace(/(version\\?": \\?")\w+/, "$1another"));
  await page.goto(line.origin + at("/faq"));
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.active?.state, registration?.active?.scriptURL];
      }),
    )
    .toEqual(["activated", expect.stringContaining("another")]);

  line.cut();
  await page.goto(line.origin + at("/contact-us"));
  await expect(page.getByText(lead)).toBeVisible();
  line.close();
  expectNoOthers(complaints);
});
