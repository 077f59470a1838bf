import { accessible } from "./accessible.ts";
import { atPremium, childName, plan, toCheckout } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";

test("a premium child's caregiver is invited, an address of one's own is refused, and the caregiver is removed", async ({
  page,
  t,
  at,
  own,
  language,
  complaints,
}) => {
  test.slow();
  await atPremium(page, { t, at, own });
  const child = /children\/(\d+)\//.exec(page.url())?.[1] ?? "";
  const address = at(`/member/children/${child}/caregivers`);
  await page.goto(address);
  await expect(page.getByText(t("caregiver.premiumOnly", { name: childName }))).toBeVisible();
  await expect(page.getByRole("button", { name: t("caregiver.add") })).toHaveCount(0);

  await page.goto(at(`/member/children/${child}/premium`));
  await hydrated(page);
  await page.getByRole("radio", { name: plan[language] }).check();
  await toCheckout(page, { t, at, own }, "HK$268.00");
  await page.getByRole("button", { name: t("dev.checkout.pay") }).click();
  await expect(page).toHaveURL((url) => url.pathname.endsWith("/payment/success"));

  await page.goto(address);
  await hydrated(page);
  const email = page.getByLabel(t("caregiver.email.label"));
  const add = page.getByRole("button", { name: t("caregiver.add") });
  await email.fill("gran@");
  await add.click();
  await expect(page.getByText(t("validation.caregiver.email.invalid")).first()).toBeVisible();
  const gran = freshEmail();
  await email.fill(gran);
  await add.click();
  await expect(page.getByText(t("caregiver.added", { email: gran }))).toBeVisible();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: t("caregiver.remove", { name: gran }) }) });
  await expect(row).toContainText(t("caregiver.status.invited"));
  await accessible(page, address);
  await hydrated(page);

  await row.getByRole("button").click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(t("caregiver.remove.body", { name: gran, child: childName }));
  await question.getByRole("button", { name: t("common.back") }).click();
  await expect(row).toBeVisible();
  // What has failed is said each time, and no longer once something else has worked.
  const isRemoval = /\/caregivers\/\d+$/;
  const remove = async () => {
    await row.getByRole("button").click();
    await question.getByRole("button", { name: t("caregiver.remove", { name: gran }) }).click();
  };
  const alert = page.getByRole("alert").filter({ hasText: t("error.network") });
  await page.route(isRemoval, (route) => route.abort());
  await remove();
  await expect(alert).toBeVisible();
  const helper = freshEmail();
  await email.fill(helper);
  await add.click();
  await expect(page.getByText(t("caregiver.added", { email: helper }))).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.unroute(isRemoval);
  complaints.length = 0;

  // What is typed about one stays while another is removed.
  await email.fill("aunt@");
  await remove();
  await expect(page.getByText(t("caregiver.removed", { name: gran }))).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(email).toHaveValue("aunt@");
});
