import { atPremium, childName, plan, price, storeCard, toCheckout, toPremium } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { verifiedParent } from "./people.ts";

test("an order that was left unpaid is canceled, or paid after all", async ({ page, t, at, own, language }) => {
  test.slow();
  const scene = { t, at, own };
  await atPremium(page, scene);
  const premium = page.url();
  const leaveUnpaid = async () => {
    await page.getByRole("radio", { name: plan[language] }).check();
    await toCheckout(page, scene, "HK$268.00");
    await page.goto(at("/member/subscription-orders"));
    await hydrated(page);
    await expect(page.getByText(t("orders.status.pending"), { exact: true }).first()).toBeVisible();
  };
  const cancel = page.getByRole("button", { name: t("orders.cancel") });

  await leaveUnpaid();
  await cancel.click();
  const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(question).toContainText(t("orders.cancel.body"));
  await question.getByRole("button", { name: t("common.back") }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(t("orders.status.pending"), { exact: true }).first()).toBeVisible();
  await cancel.click();
  await question.getByRole("button", { name: t("orders.cancel") }).click();
  await expect(page.getByText(t("premium.pending.cancelled")).first()).toBeVisible();
  await expect(page.getByText(t("orders.status.canceled"), { exact: true }).first()).toBeVisible();
  await expect(cancel).toHaveCount(0);

  await page.goto(premium);
  await hydrated(page);
  await leaveUnpaid();
  // The page where it would be bought leads to the order too.
  await page.goto(premium);
  await expect(page.getByText(t("premium.pending.title"))).toBeVisible();
  await hydrated(page);
  await page.getByRole("button", { name: t("orders.pay") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("dev.checkout.title") })).toBeVisible();
  await page.getByRole("button", { name: t("dev.checkout.pay") }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("premium.success.title", { name: childName }) }),
  ).toBeVisible();
});

test("money that comes in for a canceled order goes back, and the orders and a mail say so", async ({
  page,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  const scene = { t, at, own };
  const email = freshEmail();
  await verifiedParent(page, { at, email });
  await toPremium(page, scene, childName);
  await page.getByRole("radio", { name: plan[language] }).check();
  await toCheckout(page, scene, price);
  const checkout = page.url();
  await page.getByRole("button", { name: t("dev.checkout.cancel") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("payment.status.cancelled.title") })).toBeVisible();

  await page.goto(checkout);
  await page.getByRole("button", { name: t("dev.checkout.late") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("orders.status.refunded") })).toBeVisible();
  await page.goto(at("/member/subscription-orders"));
  await expect(page.getByText(t("orders.status.refunded"), { exact: true }).first()).toBeVisible();
  const said = t("orders.status.refunded.body", { amount: price, method: "☆" }).split("☆")[0] ?? "";
  await expect(page.getByText(said).first()).toBeVisible();
  await page.goto("/development/outbox");
  await expect(page.getByRole("listitem").filter({ hasText: email }).first()).toContainText("GK-");
});

test("a charge whose answer is lost is said to be checked, and then to be paid", async ({
  page,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  const scene = { t, at, own };
  await atPremium(page, scene);
  const premium = page.url();
  await storeCard(page, scene, "4000 0000 0000 0119");
  await page.goto(premium);
  await hydrated(page);
  await page.getByRole("radio", { name: plan[language] }).check();
  const card = t("paymentMethods.card.summary", { brand: "Visa", last4: "0119" });
  await page.getByRole("radio", { name: card }).check({ force: true });
  await page.getByRole("checkbox").check();
  const pay = t("premium.pay", { amount: "HK$268.00" });
  await page.getByRole("button", { name: pay }).click();
  await page.getByRole("dialog").getByRole("button", { name: pay }).click();

  await expect(page.getByRole("heading", { level: 1, name: t("premium.checking.title") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("orders.cancel") })).toHaveCount(0);
  // The page asks by itself until it is known.
  const bought = t("premium.success.title", { name: childName });
  await expect(page.getByRole("heading", { level: 1, name: bought })).toBeVisible({ timeout: 60_000 });
});

test("another card is made the default", async ({ page, t, at }) => {
  test.slow();
  const scene = { t, at };
  await verifiedParent(page, { at, email: freshEmail() });
  await storeCard(page, scene, "4242 4242 4242 4242");
  await storeCard(page, scene, "4000 0000 0000 0341");
  await page.goto(at("/member/settings/payment"));
  await hydrated(page);
  const called = (last4: string) => t("paymentMethods.card.summary", { brand: "Visa", last4 });
  const makeDefault = (last4: string) =>
    page.getByRole("button", {
      name: t("common.labelValue", { label: t("paymentMethods.setDefault"), value: called(last4) }),
    });
  await expect(makeDefault("4242")).toHaveCount(0);
  await makeDefault("0341").click();
  await expect(page.getByText(t("paymentMethods.setDefault.success", { method: called("0341") }))).toBeVisible();
  await expect(makeDefault("0341")).toHaveCount(0);
  await expect(makeDefault("4242")).toBeVisible();
});
