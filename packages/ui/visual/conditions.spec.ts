import { expect, type Page } from "playwright/test";
import { cutWords, lostControls, restless, sidewaysScroll } from "./examine.ts";
import { open, redraw } from "./open.ts";
import { stories, widths } from "./stories.ts";
import { test } from "./test.ts";

/** The first choice of each kind that is still open: its label, which stays the same one when it is chosen. */
async function choices(page: Page) {
  const selectors = ["checkbox", "radio"].map((type) => `label:has(input[type="${type}"]:not(:checked):enabled)`);
  const labels = await Promise.all(selectors.map((selector) => page.$(selector)));
  return labels.filter((label) => label !== null);
}

/** Less motion, then text at 200 %, then forced colours, at the width that the story is drawn at. */
async function examine(page: Page, width: number) {
  const at = `at ${width} px`;
  expect.soft(await page.evaluate(restless), `moves ${at} although less motion was asked for`).toEqual([]);

  // What is shortened on purpose, with an ellipsis, is so at any size.
  const shortened = await page.evaluate(cutWords);
  const large = await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
  const cut = (await page.evaluate(cutWords)).filter((words) => !shortened.includes(words));
  expect.soft(cut, `is cut at 200 %, ${at}`).toEqual([]);
  // The corner of a tilted stamp may stand out by as much.
  expect.soft(await page.evaluate(sidewaysScroll), `pixels of sideways scroll at 200 %, ${at}`).toBeLessThan(4);
  await large.evaluate((style: HTMLStyleElement) => style.remove());

  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  expect.soft(await page.evaluate(lostControls), `can't be found in forced colours ${at}`).toEqual([]);
  for (const choice of await choices(page)) {
    if (!(await choice.isVisible())) continue;
    const before = await choice.screenshot({ animations: "disabled" });
    // Pressed from within: a link in the label stays out of it, and so do hover and focus.
    await choice.$eval("input", (input: HTMLElement) => input.click());
    const after = await choice.screenshot({ animations: "disabled" });
    expect.soft(before.equals(after), `a chosen one looks like one that is not, in forced colours ${at}`).toBe(false);
  }
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
}

for (const { id, title, name } of stories) {
  test(`${title}, ${name}: less motion, large text, forced colours`, async ({ page }) => {
    await open(page, id);
    for (const width of widths) {
      await redraw(page, id, width, "zh-HK");
      await examine(page, width);
    }
  });
}
