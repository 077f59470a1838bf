import { expect, hydrated, test } from "./fixtures.ts";

test.use({ viewport: { width: 800, height: 900 } });

test("the menu keeps the keyboard's focus, and gives it back (T42)", async ({ page, at, own }) => {
  await page.goto(at("/about-us"));
  await hydrated(page);
  const opener = page.getByRole("banner").getByRole("button", { name: own.openMenu });
  await opener.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: own.menu });
  await expect(menu.getByRole("button", { name: own.closeMenu })).toBeFocused();

  const stops = await menu.locator("a[href], button").count();
  const inThePage = () =>
    page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest("dialog"));
  for (const key of ["Tab", "Shift+Tab"]) {
    // Once around, by way of the browser's own controls.
    for (let press = 0; press < stops + 2; press += 1) {
      await page.keyboard.press(key);
      expect(await inThePage()).toBe(false);
    }
  }

  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(menu).toBeHidden();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test("the page behind the menu stands still", async ({ page, at, own }) => {
  await page.goto(at("/about-us"));
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: own.openMenu }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: own.closeMenu })).toBeFocused();
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 300);
  // What the wheel does is painted with the next frames.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(100, 400);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("whoever goes back with the menu open sees the page that they come to", async ({ page, at, own }) => {
  await page.goto(at("/faq"));
  await hydrated(page);
  await page
    .getByRole("contentinfo")
    .locator(`a[href="${at("/about-us")}"]`)
    .click();
  await expect(page).toHaveURL(at("/about-us"));
  await page.getByRole("banner").getByRole("button", { name: own.openMenu }).click();
  await expect(page.getByRole("dialog", { name: own.menu })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at("/faq"));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
