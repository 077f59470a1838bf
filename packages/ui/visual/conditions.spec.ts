import { expect, type Page } from "playwright/test";
import { cutWords, lostControls, restless, sidewaysScroll } from "./examine.ts";
import { open } from "./open.ts";
import { stories, widths } from "./stories.ts";
import { test } from "./test.ts";

/** A picture of a choice without focus and hover. */
async function seen(page: Page, choice: ReturnType<Page["locator"]>) {
  await page.mouse.move(0, 0);
  await choice.locator("input").evaluate((input: HTMLElement) => input.blur());
  return choice.screenshot({ animations: "disabled" });
}

/** The first choice of each kind that is still open. */
const choices = (page: Page) =>
  ["checkbox", "radio"].map((type) => page.locator(`label:has(input[type="${type}"]:not(:checked):enabled)`).first());

for (const { id, title, name } of stories) {
  for (const width of widths) {
    test(`${title}, ${name}, ${width} px: less motion, large text, forced colours`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, id);
      expect.soft(await page.evaluate(restless), "moves although less motion was asked for").toEqual([]);

      // What is shortened on purpose, with an ellipsis, is so at any size.
      const shortened = await page.evaluate(cutWords);
      const large = await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
      const cut = (await page.evaluate(cutWords)).filter((words) => !shortened.includes(words));
      expect.soft(cut, "is cut at 200 %").toEqual([]);
      expect.soft(await page.evaluate(sidewaysScroll), "pixels of sideways scroll at 200 %").toBe(0);
      await large.evaluate((style: HTMLStyleElement) => style.remove());

      await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
      expect.soft(await page.evaluate(lostControls), "can't be found in forced colours").toEqual([]);
      for (const choice of choices(page)) {
        if (!(await choice.isVisible())) continue;
        const before = await seen(page, choice);
        await choice.locator("input").evaluate((input: HTMLElement) => input.click());
        const after = await seen(page, choice);
        expect.soft(before.equals(after), "a chosen one looks like one that is not, in forced colours").toBe(false);
      }
    });
  }
}
