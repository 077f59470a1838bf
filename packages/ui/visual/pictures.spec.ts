import { expect } from "playwright/test";
import { open, redraw } from "./open.ts";
import { locales, stories, widths } from "./stories.ts";
import { test } from "./test.ts";

for (const { id, title, name } of stories) {
  test(`${title}, ${name}`, async ({ page }) => {
    await open(page, id);
    for (const locale of locales) {
      for (const width of widths) {
        await redraw(page, id, width, locale);
        await expect.soft(page).toHaveScreenshot([id, `${locale}-${width}.png`], { fullPage: true });
      }
    }
  });
}
