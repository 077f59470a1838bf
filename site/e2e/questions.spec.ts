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

test("a search of the questions that is emptied leaves nothing in the address", async ({ page, t, at, language }) => {
  const wanted = { "zh-HK": "退款", "en-US": "refund" }[language];
  await page.goto(at("/plans"));
  await page.goto(`${at("/faq")}?${new URLSearchParams({ q: wanted })}`);
  await hydrated(page);
  const field = page.getByRole("searchbox", { name: t("faq.search.q") });
  await field.fill("");
  await expect(page).toHaveURL((url) => url.pathname + url.search === at("/faq"));
  await expect(field).toBeFocused();
  // What is looked for next is found as ever, and the way back leads past no search that was taken away.
  await field.fill(wanted);
  await field.press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === wanted);
  await expect(page.locator("#refund")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname + url.search === at("/faq"));
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === at("/plans"));
});

test("a search of the questions that was emptied is not taken along into the other language", async ({
  page,
  t,
  at,
  language,
}) => {
  await page.goto(`${at("/faq")}?${new URLSearchParams({ q: { "zh-HK": "退款", "en-US": "refund" }[language] })}`);
  await hydrated(page);
  await page.getByRole("searchbox", { name: t("faq.search.q") }).fill("");
  const other = { "zh-HK": "Eng", "en-US": "中" }[language];
  await page.getByRole("banner").getByRole("link", { name: other, exact: true }).click();
  await expect(page).not.toHaveURL((url) => url.pathname === at("/faq"));
  await expect(page).toHaveURL((url) => url.pathname.endsWith("/faq") && url.search === "");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});
