import type { Page } from "@playwright/test";
import { socialNames, socialServices } from "@gk/domain";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";

/** Presses a person, or the way out, on the page that stands in for a service. */
const choose = (page: Page, value: string) => page.locator(`button[name="person"][value="${value}"]`).click();

test.describe("another service", () => {
  for (const service of socialServices) {
    test(`signs in, and leads on to the page that was wanted: ${socialNames[service]}`, { tag: "@both-sizes" }, async ({
      page,
      t,
      at,
    }) => {
      await page.goto(at("/member/prizes"));
      await hydrated(page);
      await page.getByRole("link", { name: t(`auth.social.${service}`) }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(socialNames[service]);
      const person = page.getByRole("textbox");
      await person.fill(freshEmail());
      await person.press("Enter");
      await expect(page).toHaveURL((url) => url.pathname === at("/member/prizes"));
    });
  }

  test("that does not sign in leads back with words, and the way there is still open", async ({ page, t, at }) => {
    await page.goto(at("/auth?type=register&redirect=/member/prizes"));
    await hydrated(page);
    await page.getByRole("link", { name: t("auth.social.facebook") }).click();
    await choose(page, "");
    await expect(page.getByText(t("auth.callback.cancelled", { network: socialNames.facebook }))).toBeVisible();

    await page.getByRole("link", { name: t("auth.social.facebook") }).click();
    await choose(page, "taken");
    await expect(page.getByRole("alert")).toContainText(t("auth.callback.emailInUse"));

    await page.getByRole("link", { name: t("auth.social.apple") }).click();
    await choose(page, "private");
    await expect(page.getByRole("alert")).toContainText(t("auth.callback.noEmail", { network: socialNames.apple }));
    await expect(page).toHaveURL((url) => url.searchParams.get("redirect") === "/member/prizes");
  });

  test("is reached before scripts run, and a return that was not begun here signs nobody in", async ({
    browser,
    t,
    at,
    language,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: language });
    const page = await context.newPage();
    await page.goto(at("/auth?type=register"));
    await page.getByRole("link", { name: t("auth.social.apple") }).click();
    await choose(page, "unverified");
    await expect(page).toHaveURL((url) => url.pathname === at("/member/email-verification"));

    await context.clearCookies();
    await page.goto(at("/auth/google/callback?code=stolen&state=theirs"));
    await expect(page.getByRole("alert")).toContainText(t("auth.callback.stateMismatch"));
    await context.close();
  });
});
