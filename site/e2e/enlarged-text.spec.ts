import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { memberPages } from "./member-pages.ts";
import { enter } from "./people.ts";
import { publicPages } from "./public-pages.ts";

/** The words that end beyond the window, unless what they stand in can be scrolled to them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
    // One pixel wide is what only screen readers say.
    const isHeardAlone = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isHeardAlone(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!textContent?.trim() || !element?.checkVisibility() || isScrolled(element) || isHeardAlone(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(textContent);
    }
    return found;
  });

/** What is wrong with a page whose reader has doubled the size of its text. */
async function lost(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.evaluate(() => document.fonts.ready);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const cut = await cutOff(page);
  return [
    ...(width > 320 ? [`${address} is ${width} px wide`] : []),
    ...cut.map((text) => `${address} cuts off: ${text}`),
  ];
}

test.describe("twice as large text is whole in a window of 320 px", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("on every page that visitors see", async ({ page, at }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const address of publicPages) found.push(...(await lost(page, at(address))));
    expect(found).toEqual([]);
  });

  test("on every page of the member's area", async ({ page, t, at }) => {
    test.setTimeout(180_000);
    await enter(page, { t, at });
    const found: string[] = [];
    for (const address of memberPages) found.push(...(await lost(page, at(address))));
    expect(found).toEqual([]);
  });
});
