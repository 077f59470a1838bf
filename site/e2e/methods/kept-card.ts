import { ask } from "../ask.ts";
import { pay, price } from "../buying.ts";
import { expect, hydrated } from "../fixtures.ts";
import { listen, said } from "../hearing.ts";
import {
  anotherTab,
  atPlans,
  hasOrders,
  hasPlan,
  isUpgraded,
  type Journey,
  plansIn,
  type Row,
  type Tab,
  tickPlan,
} from "./journey.ts";

const payingCard = "4242 4242 4242 4242";
const decliningCard = "4000 0000 0000 0341";

/** Keeps a card without a purchase, and shows the page again that had none. */
export async function keepCard(journey: Journey, number: string) {
  const { page, at } = journey;
  const { url } = await ask<{ url: string }>(page, at, "/stripe-session");
  const form = { number, exp_month: "12", exp_year: "2039", choice: "pay" };
  await page.request.post(url, { form, maxRedirects: 0, maxRetries: 1 });
  await page.reload();
  await hydrated(page);
  await tickPlan(journey);
}

export const chooseKept = ({ page, t }: Tab, number: string) =>
  page
    .getByRole("radio", { name: t("paymentMethods.card.summary", { brand: "Visa", last4: number.slice(-4) }) })
    .check({ force: true });

async function withCard(journey: Journey, number = payingCard) {
  await atPlans(journey);
  await keepCard(journey, number);
  await chooseKept(journey, number);
  return journey.page.url();
}

/** What the form is posted to; its answer says what came of the charge. */
const charging = /\/premium\.data/;

/** A kept card: it is charged as the parent agrees, and no other page is in between. */
export const keptCard: Row = {
  success: async (journey) => {
    await withCard(journey);
    await pay(journey.page, journey, price);
    await isUpgraded(journey);
    await expect(journey.page.getByRole("main").getByText("4242")).toBeVisible();
    await hasOrders(journey, "finished");
  },
  decline: async (journey) => {
    const { page, t } = journey;
    await withCard(journey, decliningCard);
    await pay(page, journey, price);
    await expect(page.getByRole("alert").filter({ hasText: t("payment.status.declined") })).toBeVisible();
    await hasOrders(journey, "canceled");
  },
  // Until the parent has agreed there is nothing to cancel, and then it is charged.
  cancel: async (journey) => {
    const { page, t } = journey;
    await withCard(journey);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: t("premium.pay", { amount: price }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("common.back") })
      .click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(plansIn(journey)).toBeVisible();
    await hasOrders(journey);
  },
  "tab closed": async (journey) => {
    const { page } = journey;
    const premium = await withCard(journey);
    const next = await anotherTab(journey, journey.at("/faq"));
    const closed = page.waitForEvent("close");
    await page.route(charging, async (route) => {
      await route.fetch({ maxRedirects: 0, maxRetries: 1 });
      await page.close();
    });
    await Promise.all([closed, pay(page, journey, price)]);
    await next.page.goto(premium);
    await hasPlan(next);
    await hasOrders(next, "finished");
  },
  "network cut on the return": async (journey) => {
    const { page, t } = journey;
    await withCard(journey);
    const cut = async (route: Parameters<Parameters<typeof page.route>[1]>[0]) => {
      await route.fetch({ maxRedirects: 0, maxRetries: 1 });
      await route.abort("internetdisconnected");
    };
    await page.route(charging, cut);
    const failed = page.waitForEvent("requestfailed");
    await pay(page, journey, price);
    await failed;
    await expect(page.getByText(t("error.network", { product: "GK" }))).toBeVisible();
    await page.unroute(charging, cut);
    await expect(page.getByRole("dialog")).toBeHidden();
    // Pressed again it is the same attempt: charged once.
    await pay(page, journey, price);
    await isUpgraded(journey);
    await hasOrders(journey, "finished");
  },
  Back: async (journey) => {
    await withCard(journey);
    await pay(journey.page, journey, price);
    await isUpgraded(journey);
    await journey.page.goBack();
    await hasPlan(journey);
    await hasOrders(journey, "finished");
  },
  reload: async (journey) => {
    await withCard(journey);
    await pay(journey.page, journey, price);
    await isUpgraded(journey);
    await journey.page.reload();
    await isUpgraded(journey);
    await hasOrders(journey, "finished");
  },
  // It gives way to the first, and takes over when that is gone (T108).
  "second tab": async (journey) => {
    const { page, t } = journey;
    const premium = await withCard(journey);
    // A tab with a history is not a script's to close.
    const second = await anotherTab(journey, journey.at("/faq"));
    await listen(second.page);
    await second.page.goto(premium);
    await expect(second.page.getByRole("dialog").getByText(t("error.multiplePaymentTabs"))).toBeVisible();
    await second.page.keyboard.press("Escape");
    const heading = second.page.getByRole("heading", { level: 1 });
    const notice = second.page.getByRole("status").filter({ hasText: t("payment.tab.title") });
    await expect(notice.getByRole("link").first()).toHaveAttribute(
      "href",
      new URL(premium).pathname.replace(/\/premium$/, ""),
    );
    await expect(plansIn(second)).toBeHidden();
    await expect(plansIn(journey)).toBeVisible();
    await expect(heading).toBeFocused();

    await page.close();
    await expect.poll(() => said(second.page)).toEqual([t("payment.tab.free") + t("payment.tab.useThis")]);
    await second.page.getByRole("button", { name: t("payment.tab.useThis") }).press("Enter");
    await expect(plansIn(second)).toBeVisible();
    await expect(heading).toBeFocused();
    await tickPlan(second);
    await chooseKept(second, payingCard);
    await pay(second.page, second, price);
    await isUpgraded(second);
    await hasOrders(second, "finished");
  },
};
