import { expect, hydrated, test } from "./fixtures.ts";
import { demoPassword, signIn } from "./people.ts";

const premium = "/member/children/202/premium";

test("a second payment tab gives way to the first, and takes over when that is gone (T108)", async ({
  page,
  context,
  t,
  at,
}) => {
  await page.goto(at(premium));
  await hydrated(page);
  await signIn(page, { t, email: "trial.parent@gk.example", password: demoPassword });
  await expect(page).toHaveURL((url) => url.pathname === at(premium));
  const plans = { name: t("premium.plan.legend") };
  await expect(page.getByRole("radiogroup", plans).or(page.getByRole("group", plans))).toBeVisible();

  const second = await context.newPage();
  // A tab with a history is not a script's to close.
  await second.goto(at("/faq"));
  await second.goto(at(premium));
  const message = second.getByRole("dialog").or(second.getByRole("alertdialog"));
  await expect(message.getByText(t("error.multiplePaymentTabs"))).toBeVisible();
  await second.keyboard.press("Escape");
  await expect(second.getByText(t("payment.tab.title"))).toBeVisible();
  await expect(second.getByRole("radiogroup", plans).or(second.getByRole("group", plans))).toBeHidden();
  await expect(
    second
      .getByRole("main")
      .getByRole("link", { name: /←|Back to|返回/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("radiogroup", plans).or(page.getByRole("group", plans))).toBeVisible();

  await page.close();
  await second.getByRole("button", { name: t("payment.tab.useThis") }).click();
  await expect(second.getByRole("radiogroup", plans).or(second.getByRole("group", plans))).toBeVisible();
});
