import { expect, hydrated, test } from "./fixtures.ts";

test("questions are found while one types, and by the address before scripts run", async ({
  page,
  t,
  at,
  browser,
  language,
}) => {
  const wanted = { "zh-HK": "退款", "en-US": "refund" }[language];
  await page.goto(at("/faq"));
  await hydrated(page);
  const questions = page.locator("article details:has(> summary + [id])");
  const all = await questions.count();
  const field = page.getByRole("searchbox", { name: t("faq.search.q") });
  await field.fill(wanted);
  await expect(page.locator("#refund")).toBeAttached();
  await expect.poll(() => questions.count()).toBeLessThan(all);
  const found = await questions.count();

  const quiet = await browser.newContext({ javaScriptEnabled: false });
  const plain = await quiet.newPage();
  await plain.goto(new URL(`${at("/faq")}?${new URLSearchParams({ q: wanted })}`, page.url()).href);
  await expect(plain.getByRole("searchbox")).toHaveValue(wanted);
  await expect(plain.locator("article details:has(> summary + [id])")).toHaveCount(found);
  await quiet.close();

  await page.getByRole("button", { name: t("faq.search.clear") }).click();
  await expect(questions).toHaveCount(all);
});
