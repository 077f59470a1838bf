import type { Page } from "@playwright/test";
import { atPremium, childName, plan, toCheckout } from "./buying.ts";
import { expect, hydrated, test } from "./fixtures.ts";

/** A device with both wallets, which no real one has. */
const withWallets = (page: Page) =>
  page.addInitScript(() => {
    const brands = [{ brand: "Google Chrome", version: "150" }];
    Object.defineProperty(navigator, "userAgentData", { value: { brands } });
    Object.assign(globalThis, {
      ApplePaySession: { canMakePayments: () => true },
      PaymentRequest: {},
    });
  });

test("the wallets of a device stand beside the card, and the one that paid is named afterwards", async ({
  page,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  const scene = { t, at, own };
  await atPremium(page, scene);
  const card = page.getByRole("radio", { name: t("payment.method.card") });
  const row = page.getByRole("listitem").filter({ has: card });
  const googlePay = page.getByRole("radio", { name: t("payment.method.googlePay") });
  await expect(card).toHaveCount(1);
  await expect(googlePay, "a device without them").toHaveCount(0);
  const heightWithout = (await row.boundingBox())?.height;

  await withWallets(page);
  await page.reload();
  await hydrated(page);
  await expect(googlePay.and(card)).toHaveCount(1);
  await expect(page.getByRole("radio", { name: t("payment.method.applePay") }).and(card)).toHaveCount(1);
  expect((await row.boundingBox())?.height, "nothing moves").toBe(heightWithout);

  await page.getByRole("radio", { name: plan[language] }).check();
  await toCheckout(page, scene, "HK$268.00");
  await page.getByLabel(t("dev.checkout.wallet")).selectOption("Google Pay");
  await page.getByRole("button", { name: t("dev.checkout.pay") }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("premium.success.title", { name: childName }) }),
  ).toBeVisible();
  const paid = t("paymentMethods.card.summary", { brand: "Google Pay", last4: "4242" });
  await expect(page.getByText(paid)).toBeVisible();

  await page.goto(at("/member/subscription-orders"));
  await expect(page.getByText("Google Pay", { exact: true }).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: /GK-/ }).first().click();
  const receipt = page.getByRole("region").filter({ hasText: t("receipt.note") });
  await expect(receipt).toContainText(paid);
  await page.emulateMedia({ media: "print" });
  await expect(receipt.getByText(paid)).toBeVisible();
});
