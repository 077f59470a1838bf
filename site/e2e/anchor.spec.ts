import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { mainNavigation } from "./main-navigation.ts";

test.describe("the introduction, from another page (T33)", { tag: "@both-sizes" }, () => {
  let section: ReturnType<Page["getByRole"]>;

  test.beforeEach(async ({ page, t, at }) => {
    section = page.getByRole("region", { name: t("home.whatIs.title") });
    await page.goto(at("/about-us"));
    await hydrated(page);
  });

  test.afterEach(async ({ page, at }) => {
    await expect(page).toHaveURL((url) => url.pathname === at("/") && url.hash === "#what-is-gk");
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(section).toBeFocused();
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });

  test("is where the header or the phone's menu leads", async ({ page, t, own }) => {
    const navigation = await mainNavigation(page, { own });
    await navigation.getByRole("link", { name: t("nav.introduction") }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("is where the compact bar leads", async ({ page, t, own }) => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page
      .getByRole("navigation", { name: own.quickNavigation })
      .getByRole("link", { name: t("nav.introduction") })
      .click();
  });
});

test("another language leaves the reader where the page was scrolled to, whatever place its address names (T16)", async ({
  page,
  t,
  at,
  language,
}) => {
  // A page that glides to its anchor would still stand where it was at first.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(at("/#what-is-gk"));
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 2, name: t("home.whatIs.title") })).toBeInViewport();
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(top).toBe(300);
  const other = language === "zh-HK" ? { name: "Eng", path: "/en-US" } : { name: "中", path: "/" };
  await page.getByRole("link", { name: other.name, exact: true }).first().dispatchEvent("click");
  await expect(page).toHaveURL((url) => url.pathname === other.path && url.hash === "#what-is-gk");
  await expect(page.locator("html")).not.toHaveAttribute("lang", language);
  expect(await top()).toBe(300);
});
