import { childName, pay, price } from "../buying.ts";
import { expect, hydrated } from "../fixtures.ts";
import {
  anotherTab,
  atPlans,
  cancelsOrder,
  hasOrders,
  hasPlan,
  isUpgraded,
  type Journey,
  plansIn,
  type Row,
  type Tab,
} from "./journey.ts";

/** Orders with Octopus, as far as the steps of paying; answers where they are. */
async function order(journey: Journey) {
  const { page, t } = journey;
  await atPlans(journey);
  await page.getByRole("radio", { name: t("payment.method.octopus") }).check({ force: true });
  await expect(page.getByText(t("premium.confirm.octopus", { amount: price }))).toBeVisible();
  await pay(page, journey, price);
  await shows(journey);
  return page.url();
}

const shows = ({ page, t }: Tab) =>
  expect(page.getByRole("heading", { level: 1, name: t("octopus.title") })).toBeVisible();

const app = ({ page, t }: Tab) => page.getByRole("link", { name: t("octopus.openApp") });

const confirming = ({ t }: Tab) => new RegExp(t("dev.octopus.confirm", { order: "GK-\\d+-\\d+" }));

/** Pays in the app, which the phone opens from the steps. */
async function pays(tab: Tab) {
  await app(tab).click();
  await tab.page.getByRole("button", { name: confirming(tab) }).click();
}

/** Octopus: the steps stand where the order was placed, and the app is another's. */
export const octopus: Row = {
  success: async (journey) => {
    await order(journey);
    await pays(journey);
    await isUpgraded(journey);
    await hasOrders(journey, "finished");
  },
  decline: async (journey) => {
    const { page, t } = journey;
    await order(journey);
    await app(journey).click();
    await page.getByRole("button", { name: t("dev.octopus.refuse") }).click();
    await expect(page.getByRole("alert")).toHaveText(t("dev.octopus.refused"));
    await page.getByRole("link", { name: t("dev.octopus.back") }).click();
    await shows(journey);
    await hasOrders(journey, "pending");
    await pays(journey);
    await isUpgraded(journey);
  },
  cancel: async (journey) => {
    const { page } = journey;
    await order(journey);
    await hydrated(page);
    const address = await app(journey).getAttribute("href");
    await cancelsOrder(journey);
    await expect(plansIn(journey)).toBeVisible();
    await hasOrders(journey, "canceled");
    // Nothing is taken there any more.
    expect((await page.request.get(address ?? "")).status()).toBe(410);
  },
  "tab closed": async (journey) => {
    const { t } = journey;
    const premium = await order(journey);
    const next = await anotherTab(journey, journey.at("/member/subscription-orders"));
    await journey.page.close();
    await next.page.getByRole("link", { name: t("orders.pay") }).click();
    await expect(next.page).toHaveURL(premium);
    await shows(next);
    await pays(next);
    await isUpgraded(next);
    await hasOrders(next, "finished");
  },
  "network cut on the return": async (journey) => {
    const { page, context, t } = journey;
    await order(journey);
    await hydrated(page);
    const address = await app(journey).getAttribute("href");
    await context.setOffline(true);
    await page.request.post(address ?? "", { form: { choice: "pay" }, maxRedirects: 0, maxRetries: 1 });
    await page.getByRole("button", { name: t("octopus.paid") }).click();
    // Nothing can be said now, and nothing is said to have gone wrong with the money.
    await expect(page.getByRole("status").filter({ hasText: t("octopus.waiting", { days: 2 }) })).toBeVisible();
    // It asks by itself as soon as it can, and turns: whoever presses once more may press what has gone.
    await context.setOffline(false);
    await isUpgraded(journey);
    await hasOrders(journey, "finished");
  },
  Back: async (journey) => {
    const { page } = journey;
    const premium = await order(journey);
    await app(journey).click();
    await expect(page.getByText(price)).toBeVisible();
    await page.goBack();
    await shows(journey);
    await pays(journey);
    await isUpgraded(journey);
    await page.goto(premium);
    await hasPlan(journey);
    await hasOrders(journey, "finished");
  },
  reload: async (journey) => {
    const { page } = journey;
    await order(journey);
    await page.reload();
    await shows(journey);
    await pays(journey);
    await isUpgraded(journey);
    await page.reload();
    await isUpgraded(journey);
    await hasOrders(journey, "finished");
  },
  // The page turns by itself once the app has paid.
  "second tab": async (journey) => {
    const { page, t } = journey;
    const premium = await order(journey);
    await hydrated(page);
    const second = await anotherTab(journey, premium);
    await shows(second);
    await pays(second);
    await isUpgraded(second);
    const upgraded = page.getByRole("heading", { level: 1, name: t("premium.success.title", { name: childName }) });
    await expect(upgraded).toBeVisible({ timeout: 15_000 });
    await expect(upgraded).toBeFocused();
    await hasOrders(journey, "finished");
  },
};
