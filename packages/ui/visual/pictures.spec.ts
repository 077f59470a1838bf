import { expect } from "playwright/test";
import { open } from "./open.ts";
import { locales, stories, widths } from "./stories.ts";
import { test } from "./test.ts";

for (const { id, title, name } of stories) {
  for (const width of widths) {
    for (const locale of locales) {
      test(`${title}, ${name}, ${locale}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, id, { locale });
        await expect(page).toHaveScreenshot([id, `${locale}-${width}.png`], { fullPage: true });
      });
    }
  }
}
