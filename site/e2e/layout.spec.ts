import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// Each address as it is written, in its three forms: what these pages have does not follow the language of the run.
const formsOf = (path: string) => [path, `/zh-HK${path}`, `/en-US${path}`];

const shadeOf = (page: Page) =>
  page.getByRole("contentinfo").evaluate((footer) => getComputedStyle(footer).backgroundColor);

test("T24 to T26: up to 926 px the bar is 80 px high, and 70 px on the app page and those without a footer", async ({
  page,
}) => {
  const heights = [
    ...formsOf("/about-us").map((address) => [address, 80] as const),
    ...formsOf("/app").map((address) => [address, 70] as const),
    ...formsOf("/auth?type=signin").map((address) => [address, 70] as const),
  ];
  for (const [address, height] of heights) {
    await page.goto(address);
    const bar = page.getByRole("banner");
    const entries = bar.getByRole("navigation");
    await page.setViewportSize({ width: 926, height: 800 });
    await expect(entries).toBeHidden();
    expect([address, (await bar.boundingBox())?.height]).toEqual([address, height]);
    await page.setViewportSize({ width: 927, height: 800 });
    await expect(entries).toBeVisible();
  }
});

test("T34: the footer is gray on contact us and white elsewhere; T43: it has six ways to reach us", async ({
  page,
}) => {
  for (const address of formsOf("/contact-us")) {
    await page.goto(address);
    expect([address, await shadeOf(page)]).toEqual([address, "rgb(237, 243, 240)"]);
  }
  for (const address of [...formsOf("/about-us"), "/", "/plans", "/market", "/faq"]) {
    await page.goto(address);
    expect([address, await shadeOf(page)]).toEqual([address, "rgb(255, 254, 250)"]);
  }
  const ways = page
    .getByRole("contentinfo")
    .getByRole("listitem")
    .filter({ has: page.locator("a[href^='mailto:']") });
  await expect(ways.locator("xpath=..").getByRole("link")).toHaveCount(6);
});

test("T35: no page of signing in has a footer", async ({ page }) => {
  const pages = ["/auth?type=signin", "/auth?type=register", "/auth?type=signin&forgot=1", "/auth/reset?code=x"];
  for (const address of [...pages, "/auth/verification?code=x"].flatMap(formsOf)) {
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  }
});
