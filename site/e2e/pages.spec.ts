import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hongKongToday, localizePath } from "@gk/domain";
import type { Page } from "@playwright/test";
import { accessible } from "./accessible.ts";
import { addresses } from "./addresses.ts";
import { createTranslator, expect, hydrated, test } from "./fixtures.ts";
import { memberPages } from "./member-pages.ts";
import { enter } from "./people.ts";
import { publicPages, readingPages } from "./public-pages.ts";

test.describe("every page", { tag: "@both-sizes" }, () => {
  // What comes with the reader is drawn at once when nothing may move, so all of the page is examined.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  // The longest of all: first, so that nobody waits for it at the end.
  test("of the member area is accessible", async ({ page, t, at }) => {
    test.setTimeout(240_000);
    await enter(page, { t, at });
    for (const path of memberPages) await accessible(page, at(path));
  });

  for (const path of [...publicPages, ...readingPages]) {
    test(`is accessible: ${path}`, async ({ page, at }) => {
      await accessible(page, at(path));
    });
  }
});

test.describe("an address that is no page", () => {
  for (const path of [
    "/no-such-page",
    "/news/no-such-article",
    "/events/no-such-event/event.ics",
    "/market/99999",
    "/member/settings/payment/canceled",
    "/member/subscription-orders/99999/receipt.pdf",
  ]) {
    test(`answers 404 in words, with a way home: ${path}`, async ({ page, t, at }) => {
      if (path.startsWith("/member")) {
        await enter(page, { t, at });
      }
      const response = await page.goto(at(path));
      expect(response?.status()).toBe(404);
      // Around it stands what stands around every page: nobody who is signed in is asked to.
      const ways = page.locator("header").getByRole("link", { name: t("header.signin"), includeHidden: true });
      await (path.startsWith("/member") ? expect(ways).toHaveCount(0) : expect(ways).not.toHaveCount(0));
      await expect(page.getByRole("contentinfo")).toContainText(`2020–${hongKongToday(new Date()).slice(0, 4)}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("errorPage.notFound.title"));
      expect(await page.title()).not.toContain("\u200b");
      await page
        .getByRole("main")
        .getByRole("link", { name: t("errorPage.backHome") })
        .click();
      await expect(page).toHaveURL((url) => url.pathname === at("/"));
    });
  }
});

test("an address that is no page is none in the other language either, where its query and place stay (T16)", async ({
  page,
  at,
  language,
}) => {
  await page.goto(at("/no-such-page?x=1#y"));
  await hydrated(page);
  const other =
    language === "zh-HK" ? { name: "Eng", locale: "en-US" as const } : { name: "中", locale: "zh-HK" as const };
  await page.getByRole("link", { name: other.name, exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL((url) => url.href.endsWith(localizePath("/no-such-page?x=1#y", other.locale)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    createTranslator(other.locale)("errorPage.notFound.title"),
  );
});

test("what is shipped of others is named with its licence", async ({ request }) => {
  const answer = await request.get("/licences.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const named = [...(await answer.text()).matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(["react-dom", "react-router", "swr", "lucide-react", "nunito"]));
});

test("the server draws with libraries in their production form, whatever the environment says", () => {
  const folder = join(import.meta.dirname, "../build/server");
  const files = globSync("**/*.js", { cwd: folder });
  expect(files.length).toBeGreaterThan(10);
  const undecided = files.filter((file) => readFileSync(join(folder, file), "utf8").includes("NODE_ENV"));
  expect(undecided).toEqual([]);
});

test.describe("maintenance", () => {
  test("is where everybody goes while the provider says 503", async ({ page, t, at }) => {
    await page.goto(addresses.siteWithoutProvider + at("/faq"));
    await expect(page).toHaveURL((url) => url.pathname === at("/maintenance"));
    await expect(page.getByRole("heading", { level: 1, name: t("maintenance.title") })).toBeVisible();
    const response = await page.reload();
    expect(response?.status()).toBe(503);
    expect(response?.headers()["retry-after"]).toBeDefined();
    // The provider has named no time, so the page invents none; trying again leads to the page that was left.
    await expect(page.getByRole("main")).not.toContainText(/\d:\d\d/);
    await expect(page.getByRole("link", { name: t("maintenance.retry") })).toHaveAttribute("href", at("/faq"));
  });

  test("leaves what programs read where it is", async ({ request }) => {
    for (const file of ["/robots.txt", "/sitemap.xml", "/.well-known/security.txt"]) {
      const answer = await request.get(addresses.siteWithoutProvider + file, { maxRedirects: 0 });
      expect([file, answer.status()]).toEqual([file, 200]);
    }
  });

  test("leaves the icon where everybody asks for it", async ({ request }) => {
    const answer = await request.get(`${addresses.siteWithoutProvider}/favicon.ico`, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/x-icon",
      "cache-control": "public, max-age=86400",
    });
    // An icon of one picture, which is a PNG of 48 by 48.
    const bytes = await answer.body();
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    expect(bytes.subarray(22 + 1, 22 + 4).toString()).toBe("PNG");
  });

  test("is over when the provider is back", async ({ page, at, t }) => {
    const response = await page.goto(at("/maintenance"));
    expect(response?.status()).toBe(200);
    await expect(page.getByText(t("maintenance.back"))).toBeVisible();
    await page.goto(`${at("/maintenance")}?back=/faq`);
    await page.getByRole("link", { name: t("maintenance.continue") }).click();
    await expect(page).toHaveURL((url) => url.pathname === at("/faq"));
  });
});

test.describe("the links to the parts of the page about us", () => {
  const current = (page: Page) => page.getByRole("main").getByRole("navigation").locator("[aria-current]");

  test("say which is being read", async ({ page, t, at }) => {
    await page.goto(at("/about-us"));
    await hydrated(page);
    await expect(current(page)).toHaveText(t("about.vision.name"));
    await page.getByRole("link", { name: t("about.concept.eyebrow") }).click();
    await expect(current(page)).toHaveText(t("about.concept.eyebrow"));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current(page)).toHaveText(t("about.vision.name"));
  });

  test("are one row on a phone, and the page is no wider for it", async ({ page, at }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at("/about-us"));
    const links = page.getByRole("main").getByRole("navigation").getByRole("link");
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
