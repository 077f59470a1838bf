import type { Page } from "@playwright/test";
import { createTranslator, expect, hydrated, test } from "./fixtures.ts";
import { demoPassword, signIn, signOut } from "./people.ts";

/** Follows a link without scrolling to it first, as a person does who has it in view. */
const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent("click");

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page, y: number) {
  await page.evaluate((to) => scrollTo(0, to), y);
  await expect.poll(() => top(page)).toBe(y);
  // The place is kept by the scroll event, which comes with the next frame.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

test.describe("a list that is left and come back to", () => {
  test("keeps its page and its place (T38, T39)", { tag: "@both-sizes" }, async ({ page, at }) => {
    await page.goto(at("/market?page=2"));
    await hydrated(page);
    await scrollDown(page, 420);
    await follow(page, at("/about-us"));
    await expect(page).toHaveURL((url) => url.pathname === at("/about-us"));
    await expect.poll(() => top(page)).toBe(0);
    await follow(page, at("/market"));
    await expect(page).toHaveURL((url) => url.pathname + url.search === at("/market?page=2"));
    await expect.poll(() => top(page)).toBe(420);

    // On the list itself a link leads where it says, to the top.
    await follow(page, at("/market"));
    await expect(page).toHaveURL((url) => url.pathname + url.search === at("/market"));
    await expect.poll(() => top(page)).toBe(0);
  });

  for (const list of ["/tips", "/news", "/events", "/school/character-strengths"]) {
    test(`is not moved by reading one of its pages: ${list} (T38, T40)`, { tag: "@both-sizes" }, async ({
      page,
      at,
    }) => {
      await page.goto(at(list));
      await hydrated(page);
      await scrollDown(page, 500);
      await page
        .locator(`main a[href^="${at(list)}/"]`)
        .first()
        .dispatchEvent("click");
      await expect(page).toHaveURL((url) => url.pathname.startsWith(at(`${list}/`)));
      await expect.poll(() => top(page)).toBe(0);
      await scrollDown(page, 300);
      await follow(page, at(list));
      await expect(page).toHaveURL((url) => url.pathname === at(list));
      await expect.poll(() => top(page)).toBe(500);
    });
  }

  test("begins anew in the other language, with rows in that language (T19)", { tag: "@both-sizes" }, async ({
    page,
    t,
    at,
    language,
  }) => {
    await page.goto(at("/market?page=2"));
    await hydrated(page);
    await scrollDown(page, 420);
    await follow(page, at("/about-us"));
    await expect(page).toHaveURL((url) => url.pathname === at("/about-us"));
    // The address changes before the page does, and the switch keeps the page that it stands on.
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(t("market.title"));
    const other =
      language === "zh-HK"
        ? { name: "Eng", prefix: "/en-US", locale: "en-US" as const }
        : { name: "中", prefix: "", locale: "zh-HK" as const };
    await page.getByRole("link", { name: other.name, exact: true }).first().dispatchEvent("click");
    await expect(page).toHaveURL((url) => url.pathname === `${other.prefix}/about-us`);
    await follow(page, `${other.prefix}/market`);
    await expect(page).toHaveURL((url) => url.pathname + url.search === `${other.prefix}/market`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(createTranslator(other.locale)("market.title"));
    const names = await page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();
    expect(names).toHaveLength(6);
    const inChinese = names.filter((name) => /\p{Script=Han}/u.test(name));
    expect(inChinese).toEqual(other.locale === "zh-HK" ? names : []);
    expect(await top(page)).toBe(0);
  });

  test("begins anew after signing out (T41)", async ({ page, t, at }) => {
    await page.goto(at("/auth?type=signin"));
    await hydrated(page);
    await signIn(page, { t, email: "premium.parent@gk.example", password: demoPassword });
    await page.waitForURL((url) => url.pathname === at("/member"));
    await page.goto(at("/market?page=2"));
    await hydrated(page);
    await scrollDown(page, 420);
    await signOut(page, { t, at });
    await hydrated(page);
    await follow(page, at("/market"));
    await expect(page).toHaveURL((url) => url.pathname + url.search === at("/market"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("market.title"));
    expect(await top(page)).toBe(0);
  });
});

test("tips of one area say so, are come back to, and all of them are reached from a tip", {
  tag: "@both-sizes",
}, async ({ page, t, at }) => {
  const title = page.getByRole("heading", { level: 1 });
  const area = t("category.courtesy.name");
  const chips = page.getByRole("main").getByRole("navigation", { name: t("tips.areas") });
  await page.goto(at("/tips"));
  await hydrated(page);
  await chips.getByRole("link", { name: area }).click();
  await expect(title).toHaveText(new RegExp(`${area}$`));
  await expect(page).toHaveTitle(new RegExp(`^${area}`));
  const tip = page.getByRole("main").getByRole("article").first().getByRole("heading");
  const name = (await tip.innerText()).replaceAll("\u200b", "");
  await tip.getByRole("link").click();
  await expect(title).toHaveText(name);
  await follow(page, at("/tips"));
  await expect(page).toHaveURL((url) => url.search === "?category=courtesy");
  await page.goBack();
  await expect(title).toHaveText(name);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("tips.all") })
    .click();
  await expect(page.getByText(t("articles.shown", { shown: 12, total: 24 }))).toBeVisible();
});

test("events to come and those that are over have an address each, before scripts too", async ({
  page,
  request,
  t,
  at,
}) => {
  const main = page.getByRole("main");
  const title = page.getByRole("heading", { level: 1 });
  const chips = main.getByRole("navigation", { name: t("events.when") });
  const isCurrent = (name: string) => expect(chips.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
  const ended = main.getByRole("article").getByText(t("events.status.ended"), { exact: true });
  const folded = main.locator("details:not([open])");
  await page.goto(at("/events"));
  await hydrated(page);
  await isCurrent(t("events.all"));
  await expect(folded).toHaveCount(1);
  const all = await main.getByRole("article").count();
  await chips.getByRole("link", { name: t("events.when.past") }).click();
  await expect(title).toHaveText(new RegExp(`${t("events.when.past")}$`));
  await isCurrent(t("events.when.past"));
  await expect(folded).toHaveCount(0);
  await expect(ended).toHaveCount(await main.getByRole("article").count());
  await chips.getByRole("link", { name: t("events.when.upcoming") }).click();
  await expect(title).toHaveText(new RegExp(`${t("events.when.upcoming")}$`));
  await expect(ended).toHaveCount(0);
  expect(await main.getByRole("article").count()).toBeGreaterThan(0);
  await page.goBack();
  await isCurrent(t("events.when.past"));
  await chips.getByRole("link", { name: t("events.all") }).click();
  await isCurrent(t("events.all"));
  await expect(main.getByRole("article")).toHaveCount(all);
  const past = await (await request.get(at("/events?when=past"))).text();
  expect(past).toContain(`<title>${t("events.when.past")}`);
});

test.describe("more of a list", () => {
  const cards = (page: Page) => page.getByRole("main").getByRole("article");

  test("comes below what shows, is come back to, and the pages stand beside it", { tag: "@both-sizes" }, async ({
    page,
    t,
    at,
  }) => {
    await page.goto(at("/tips"));
    await hydrated(page);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(t("articles.shown", { shown: 12, total: 24 }))).toBeVisible();
    await page.getByRole("link", { name: t("common.loadMore") }).press("Enter");
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).nth(12)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(12).getByRole("link").first()).toBeFocused();
    await expect(page.getByRole("link", { name: t("common.loadMore") })).toHaveCount(0);

    const title = await cards(page).nth(12).getByRole("heading").innerText();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.replaceAll("\u200b", ""));
    await page.goBack();
    await expect(cards(page)).toHaveCount(24);
    await page.goBack();
    await expect(page.getByRole("link", { name: t("common.loadMore") })).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
  });

  test('is there after a reload, and gone with "back" pressed before the reloaded page has its scripts', async ({
    page,
    t,
    at,
  }) => {
    await page.goto(at("/tips"));
    await hydrated(page);
    await page.getByRole("link", { name: t("common.loadMore") }).click();
    await expect(cards(page)).toHaveCount(24);
    const scripts = "**/assets/*.js";
    await page.route(scripts, () => undefined);
    await page.reload();
    await expect(cards(page)).toHaveCount(24);
    await page.goBack();
    await expect(cards(page)).toHaveCount(12);
    await page.unroute(scripts);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("link", { name: t("common.loadMore") })).toBeVisible();
  });

  test.describe("before scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is a link", async ({ page, t, at }) => {
      await page.goto(at("/tips"));
      await page.getByRole("link", { name: t("common.loadMore") }).click();
      await expect(cards(page)).toHaveCount(24);
      await expect(cards(page).nth(12)).toBeInViewport();
    });
  });
});

test("an article is handed on by a messenger's app on phones alone, and so it is before scripts", async ({
  browser,
  page,
  t,
  at,
  language,
  hasTouch,
}) => {
  const offered = (on: Page) => on.getByRole("link", { name: t("articles.share.messenger") });
  const any = (on: Page) => on.getByRole("link", { name: t("articles.share.whatsapp") });
  const context = await browser.newContext({ javaScriptEnabled: false, locale: language, hasTouch });
  for (const on of [page, await context.newPage()]) {
    await on.goto(at("/tips/homework-first-five-minutes"));
    await expect(any(on)).toBeVisible();
    await expect(offered(on)).toHaveCount(hasTouch ? 1 : 0);
  }
  await context.close();
});

test("what else there is to read says how long it takes", async ({ page, t, at }) => {
  await page.goto(at("/tips/homework-first-five-minutes"));
  const others = page.getByRole("region", { name: t("articles.related") }).getByRole("article");
  await expect(others).toHaveCount(3);
  for (const other of await others.all()) {
    const minutes = Number(/\d+/.exec((await other.innerText()).split("\n").at(-1) ?? "")?.[0]);
    expect(minutes).toBeGreaterThanOrEqual(1);
    await expect(other).toContainText(t("articles.minutes", { minutes }));
  }
});
