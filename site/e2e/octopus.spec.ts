import type { Locator } from "@playwright/test";
import { atPremium, childName, pay, plan, price } from "./buying.ts";
import { expect, test } from "./fixtures.ts";

const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

test("Octopus's code is drawn and can be saved, and its steps work before scripts", async ({
  page,
  browser,
  baseURL,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  const scene = { t, at, own };
  await atPremium(page, scene);
  await page.getByRole("radio", { name: plan[language] }).check();
  await page.getByRole("radio", { name: t("payment.method.octopus") }).check({ force: true });
  await pay(page, scene, price);
  await expect(
    isDrawn(page.getByRole("img", { name: new RegExp(t("octopus.qrAlt", { order: "GK-\\d+-\\d+" })) })),
  ).resolves.toBe(true);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: t("octopus.saveCode") }).click();
  expect((await saved).suggestedFilename()).toMatch(/^octopus-GK-\d{8}-\d+\.svg$/);
  await page.getByRole("button", { name: t("octopus.paid") }).click();
  await expect(page.getByRole("status").filter({ hasText: t("octopus.waiting", { days: 2 }) })).toBeVisible();

  const bare = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await bare.newPage();
  await plain.goto(page.url());
  await plain.getByRole("button", { name: t("octopus.paid") }).click();
  await expect(plain.getByRole("heading", { level: 1, name: t("octopus.title") })).toBeVisible();
  await bare.close();

  // It turns by itself once the app has paid.
  const address = (await page.getByRole("link", { name: t("octopus.openApp") }).getAttribute("href")) ?? "";
  await page.request.post(address, { form: { choice: "pay" }, maxRedirects: 0, maxRetries: 1 });
  const upgraded = page.getByRole("heading", { level: 1, name: t("premium.success.title", { name: childName }) });
  await expect(upgraded).toBeVisible({ timeout: 15_000 });
  await expect(upgraded).toBeFocused();
});
