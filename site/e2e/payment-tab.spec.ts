import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { demoPassword, signIn } from "./people.ts";

const premium = "/member/children/202/premium";

test("a second payment tab gives way to the first, and takes over when that is gone (T108)", async ({
  page,
  context,
  t,
  at,
}) => {
  test.slow();
  await page.goto(at(premium));
  await hydrated(page);
  await signIn(page, { t, email: "trial.parent@gk.example", password: demoPassword });
  await expect(page).toHaveURL((url) => url.pathname === at(premium));
  const plansIn = (tab: Page) => tab.getByRole("group", { name: t("premium.plan.legend") });
  await expect(plansIn(page)).toBeVisible();

  const second = await context.newPage();
  // A tab with a history is not a script's to close.
  await second.goto(at("/faq"));
  await second.goto(at(premium));
  await expect(second.getByRole("dialog").getByText(t("error.multiplePaymentTabs"))).toBeVisible();
  await second.keyboard.press("Escape");
  const notice = second.getByRole("status").filter({ hasText: t("payment.tab.title") });
  await expect(notice.getByRole("link")).toHaveAttribute("href", at("/member/children/202"));
  await expect(plansIn(second)).toBeHidden();
  await expect(plansIn(page)).toBeVisible();

  await page.close();
  await second.getByRole("button", { name: t("payment.tab.useThis") }).click();
  await expect(plansIn(second)).toBeVisible();
});
