import { plan } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { mainNavigation } from "./main-navigation.ts";
import { answerChildForm, closeAlert, demoPassword, fillRegistration, signIn, verificationMail } from "./people.ts";

const childName = "Siu Ching";

test("a plan and a code go from the plans to the payment through sign-up, verification and the first child", async ({
  page,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto(at("/plans?code=new50"));
  await hydrated(page);
  await page.getByRole("link", { name: t("plans.chooseNamed", { plan: plan[language] }) }).click();
  await hydrated(page);
  await fillRegistration(page, { t, email });
  await page.waitForURL((url) => url.pathname === at("/member/email-verification"));
  await page.goto(await verificationMail(page, email));
  await hydrated(page);
  await page.getByRole("button", { name: t("common.confirm") }).click();
  await page.getByRole("link", { name: t("auth.verification.success.goOn") }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("children.add") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("child.create.title") })).toBeVisible();
  await answerChildForm(page, { t, own, name: childName });
  await page
    .getByRole("main")
    .getByRole("button", { name: t("child.create.submit") })
    .click();
  await closeAlert(page, { own, says: [t("child.create.success", { name: childName })] });

  await expect(page.getByRole("heading", { level: 1, name: t("premium.title", { name: childName }) })).toBeVisible();
  const chosen = page.getByRole("radio", { name: plan[language] });
  await expect(chosen).toBeChecked();
  await expect(page.getByText(t("premium.promo.applied", { code: "NEW50", amount: "HK$50.00" }))).toBeVisible();
  await expect(page.getByRole("button", { name: t("premium.pay", { amount: "HK$218.00" }) })).toBeVisible();

  // Changed here, it stays so through a reload, until a plan is chosen anew.
  const [other] = await page
    .getByRole("radiogroup", { name: t("premium.plan.legend") })
    .getByRole("radio")
    .all();
  await other?.check();
  await page.reload();
  await expect(page.getByText(t("child.form.restored"))).toBeVisible();
  await expect(other ?? chosen).toBeChecked();
  await page.goto(at("/plans"));
  await hydrated(page);
  await page.getByRole("link", { name: t("plans.chooseNamed", { plan: plan[language] }) }).click();
  await expect(chosen).toBeChecked();
});

test("whoever chooses a plan when all children have one is told so, and asked to pick none", async ({
  page,
  t,
  at,
}) => {
  await page.goto(at("/member/children?plan=1"));
  await hydrated(page);
  await signIn(page, { t, email: "premium.parent@gk.example", password: demoPassword });
  await expect(page.getByText(t("children.lead.allUpgraded"))).toBeVisible();
  await expect(page.getByText(t("children.lead.chosen"))).toBeHidden();
  await page.goto(at("/member/children"));
  await expect(page.getByText(t("children.lead"))).toBeVisible();
});

test("nothing is ticked that nobody has chosen, and no sum is named", async ({ page, t, at }) => {
  await page.goto(at("/member/children/202/premium?plan=99"));
  await hydrated(page);
  await signIn(page, { t, email: "trial.parent@gk.example", password: demoPassword });
  const plans = page.getByRole("radiogroup", { name: t("premium.plan.legend") });
  await expect(plans.getByRole("radio")).toHaveCount(3);
  await expect(plans.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByText(t("premium.summary.nothing"))).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: t("premium.continue") }).click();
  await expect(plans).toContainText(t("validation.subscription.plan.required"));
  await expect(plans.locator(":focus")).toHaveCount(1);
});

test("pages that see other parts of the plans lead to each other, there and back", async ({ page, t, own, at }) => {
  const title = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  await page.goto(at("/"));
  await hydrated(page);
  await main.getByRole("link", { name: t("home.plans.all") }).click();
  await expect(title).toHaveText(t("plans.title"));
  await page.goBack();
  await expect(title).toHaveText(t("home.cover.title"));
  await page.goForward();
  await expect(title).toHaveText(t("plans.title"));
  const navigation = await mainNavigation(page, { own });
  await navigation.getByRole("link", { name: t("nav.school") }).click();
  await expect(page).toHaveURL((url) => url.pathname === at("/school"));
  await page.goBack();
  await expect(title).toHaveText(t("plans.title"));
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a plan goes through sign-in and the choice of a child, and its sum is named before it is bought", async ({
    page,
    t,
    at,
    language,
  }) => {
    await page.goto(at("/plans?code=NEW50"));
    await page.getByRole("link", { name: t("plans.chooseNamed", { plan: plan[language] }) }).click();
    await page
      .getByRole("navigation", { name: t("header.member") })
      .getByRole("link", { name: t("auth.tab.signin") })
      .click();
    await signIn(page, { t, email: "trial.parent@gk.example", password: demoPassword });
    await expect(page.getByText(t("children.lead.chosen"))).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("children.card.upgrade") })
      .first()
      .click();
    await expect(page.getByRole("radio", { name: plan[language] })).toBeChecked();
    await expect(page.getByRole("button", { name: t("premium.pay", { amount: "HK$218.00" }) })).toBeVisible();
  });
});
