import { expect, freshEmail, hydrated, test } from "./fixtures.ts";

test("the link in a letter ends the newsletter when the button is pressed, not before (decisions 24 and 40)", async ({
  page,
  request,
  t,
  at,
  language,
}) => {
  const email = freshEmail();
  const subscribed = await request.post("/web/newsletter", {
    data: { email, source: "newsletter" },
    headers: { Language: language },
  });
  expect(subscribed.ok()).toBe(true);
  await page.goto("/development/outbox");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link").first().click();
  const link = await page.locator('a[href*="/newsletter/unsubscribe?code="]').first().getAttribute("href");
  await page.goto(link ?? "");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("newsletter.unsubscribe.title"));
  await expect(page.getByText(t("newsletter.unsubscribed.title"))).toBeHidden();
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t("newsletter.unsubscribe.submit") }).press("Enter");
  await expect(main.getByRole("group").filter({ hasText: t("newsletter.unsubscribed.title") })).toBeFocused();

  await page.goto(at("/newsletter/unsubscribe"));
  await expect(page.getByText(t("newsletter.unsubscribe.incomplete"))).toBeVisible();
});
