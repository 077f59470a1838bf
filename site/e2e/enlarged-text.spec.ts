import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { publicPages } from "./public-pages.ts";

/** The words that end beyond the window, unless what they stand in can be scrolled to them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!textContent?.trim() || !element?.checkVisibility() || isScrolled(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      // One pixel wide is what only screen readers say.
      if (width > 1 && element.clientWidth !== 1 && (left < -1 || right > innerWidth + 1)) found.push(textContent);
    }
    return found;
  });

test("twice as large text is whole in a window of 320 px", async ({ page, at }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 700 });
  const found: string[] = [];
  for (const address of publicPages) {
    await page.goto(at(address));
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await page.evaluate(() => document.fonts.ready);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) found.push(`${address} is ${width} px wide`);
    for (const text of await cutOff(page)) found.push(`${address} cuts off: ${text}`);
  }
  expect(found).toEqual([]);
});
