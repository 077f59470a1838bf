import type { Page } from "@playwright/test";
import type { Words } from "@gk/ui/words";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, verifiedParent } from "./people.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;
type Scene = { t: Say; own: Words; at: (path: string) => string };

const childName = "Siu Ching";

/** A parent with one child, on the page where its plan is bought. */
async function atPremium(page: Page, scene: Scene) {
  await verifiedParent(page, { ...scene, email: freshEmail() });
  await addChild(page, { ...scene, name: childName });
  await page
    .getByRole("main")
    .getByRole("link", { name: scene.t("child.view.upgrade") })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: scene.t("premium.title", { name: childName }) }),
  ).toBeVisible();
  await hydrated(page);
}

/** Chooses the three-month plan and goes to the card page. */
async function toCheckout(page: Page, { t }: Scene, amount: string) {
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: t("premium.pay", { amount }) }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: t("premium.pay", { amount }) }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("dev.checkout.title") })).toBeVisible();
}

const plan = { "zh-HK": "進階計劃", "en-US": "Elementary plan" };

test.describe("buying a plan", () => {
  test.slow();

  test("with a promotion code and a card that is first declined", async ({ page, t, at, own, language }) => {
    const scene = { t, at, own };
    await atPremium(page, scene);
    await page.getByRole("radio", { name: plan[language] }).check({ force: true });
    await expect(page.getByText("HK$268.00").first()).toBeVisible();

    await page.getByLabel(t("premium.promo.label")).fill("NOSUCHCODE");
    await page.getByRole("button", { name: t("premium.promo.apply") }).click();
    await expect(page.getByText(t("validation.promotionCode.invalid"))).toBeVisible();
    await page.getByLabel(t("premium.promo.label")).fill("new50");
    await page.getByRole("button", { name: t("premium.promo.apply") }).click();
    await expect(page.getByText(t("premium.promo.applied", { code: "NEW50", amount: "HK$50.00" }))).toBeVisible();

    // The terms have to be read first.
    await page.getByRole("button", { name: t("premium.pay", { amount: "HK$218.00" }) }).click();
    await expect(page.getByText(t("validation.subscription.terms.required"))).toBeVisible();

    await toCheckout(page, scene, "HK$218.00");
    await page.getByRole("button", { name: t("dev.checkout.decline") }).click();
    await expect(page.getByRole("alert")).toHaveText(t("dev.checkout.declined"));
    await page.getByRole("button", { name: t("dev.checkout.pay") }).click();

    await expect(page).toHaveURL((url) => url.pathname === `/${language}/member/settings/payment/success`);
    await expect(
      page.getByRole("heading", { level: 1, name: t("premium.success.title", { name: childName }) }),
    ).toBeVisible();
    // What was chosen is not kept for another time.
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("/premium");
    await page.goto(at("/member/children"));
    await expect(page.getByText(t("child.status.upgraded"), { exact: true }).first()).toBeVisible();
    await page.goto(at("/member/subscription-orders"));
    await expect(page.getByText("HK$218.00").first()).toBeVisible();
    await expect(page.getByText(t("orders.status.finished"), { exact: true }).first()).toBeVisible();
    await page.getByRole("table").getByRole("link").click();
    const receipt = page.getByRole("region").filter({ hasText: t("receipt.note") });
    await expect(receipt).toBeInViewport();
    await expect(receipt).toContainText("−HK$50.00");

    await page.evaluate(() => Object.assign(window, { print: () => document.body.classList.add("printed") }));
    await receipt.getByRole("button", { name: t("receipt.print") }).click();
    await expect(page.locator("body")).toHaveClass("printed");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(t("receipt.note"))).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
  });

  test("and cancelling on the card page charges nothing", async ({ page, t, at, own, language }) => {
    const scene = { t, at, own };
    await atPremium(page, scene);
    await page.getByRole("radio", { name: plan[language] }).check({ force: true });
    await toCheckout(page, scene, "HK$268.00");
    await page.getByRole("button", { name: t("dev.checkout.cancel") }).click();
    await expect(page).toHaveURL((url) => url.pathname === `/${language}/member/settings/payment/cancelled`);
    await expect(page.getByRole("heading", { level: 1, name: t("payment.status.cancelled.title") })).toBeVisible();
    await page.goto(at("/member/subscription-orders"));
    await expect(page.getByText(t("orders.status.canceled"), { exact: true }).first()).toBeVisible();
  });

  test("and what renews it can be changed: the switch, then the card", async ({ page, t, at, own, language }) => {
    const scene = { t, at, own };
    await atPremium(page, scene);
    await page.getByRole("radio", { name: plan[language] }).check({ force: true });
    await toCheckout(page, scene, "HK$268.00");
    await page.getByRole("button", { name: t("dev.checkout.pay") }).click();
    await page.getByRole("link", { name: t("premium.success.child", { name: childName }) }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("child.view.tab.subscription"), exact: true })
      .click();

    const toggle = page.getByRole("switch", { name: t("subscription.autoRenew.label") });
    const deleteCard = async () => {
      await page.goto(at("/member/settings/payment"));
      await hydrated(page);
      const action = t("paymentMethods.delete", {
        method: t("paymentMethods.card.summary", { brand: "Visa", last4: "4242" }),
      });
      await page.getByRole("button", { name: action }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("common.delete"), exact: true })
        .click();
    };
    await expect(toggle).toBeChecked();
    const child = page.url();
    await deleteCard();
    await expect(page.getByRole("alert").filter({ hasText: t("error.paymentMethodLast") })).toBeVisible();

    await page.goto(child);
    await hydrated(page);
    await toggle.click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("common.back") })
      .click();
    await expect(toggle).toBeChecked();
    await toggle.click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("subscription.autoRenew.turnOff") })
      .click();
    await expect(page.getByText(t("subscription.autoRenew.turnedOff"))).toBeVisible();
    await expect(toggle).not.toBeChecked();

    await deleteCard();
    await expect(page.getByText(t("paymentMethods.empty.title"))).toBeVisible();
    await page.getByRole("link", { name: t("paymentMethods.add") }).click();
    await page.getByRole("button", { name: t("payment.create.submit") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("dev.checkout.title") })).toBeVisible();
  });
});
