import { pay, price, toPremium } from "../buying.ts";
import { expect, hydrated } from "../fixtures.ts";
import {
  anotherTab,
  atPlans,
  hasOrders,
  hasPlan,
  isCancelled,
  isUpgraded,
  type Journey,
  plansIn,
  type Row,
  type Tab,
  triesAgain,
} from "./journey.ts";

/** A way to pay that leads to a page of another's, and back. */
export type GatewayPage = {
  /** What the parent has before, such as a kept card. */
  before?: (journey: Journey) => Promise<void>;
  /** Ticks the way to pay. */
  choose: (tab: Tab) => Promise<void>;
  shows: (tab: Tab) => Promise<void>;
  pays: (tab: Tab) => Promise<void>;
  /** Is declined, is told so, and comes to where it can be paid again. */
  isDeclined: (journey: Journey) => Promise<void>;
  cancels: (journey: Journey) => Promise<void>;
  /** Where what was paid is posted to. */
  address: string;
  /** The order that waits, with its two ways out, on the page where it was placed. */
  waits: (tab: Tab) => Promise<void>;
  /** Goes on to pay the order that waits. */
  goesOn: (tab: Tab) => Promise<void>;
  /** Whether the provider hears of the money though nobody has come back. */
  isHeardOf: boolean;
};

/** The journeys of a way to pay that leads to another's page. */
export function gatewayJourneys(way: GatewayPage): Row {
  /** As far as the gateway's page; answers where the order was placed. */
  const leave = async (journey: Journey) => {
    await atPlans(journey);
    await way.before?.(journey);
    await way.choose(journey);
    const premium = journey.page.url();
    await pay(journey.page, journey, price);
    await way.shows(journey);
    return premium;
  };
  const goOn = async (tab: Tab) => {
    await way.waits(tab);
    await expect(plansIn(tab)).toHaveCount(0);
    await hydrated(tab.page);
    await way.goesOn(tab);
    await way.shows(tab);
  };

  return {
    success: async (journey) => {
      const { page, t, at } = journey;
      const premium = await leave(journey);
      await way.pays(journey);
      await isUpgraded(journey);
      expect(new URL(page.url()).pathname).toBe(`/${journey.language}/member/settings/payment/success`);
      const prize = page.getByRole("main").getByRole("link", { name: t("premium.success.prize") });
      const child = /children\/(\d+)/.exec(premium)?.[1];
      await expect(prize).toHaveAttribute("href", at(`/member/prizes?child=${child}`));
      await hasOrders(journey, "finished");
    },
    decline: async (journey) => {
      await leave(journey);
      await way.isDeclined(journey);
      await way.pays(journey);
      await isUpgraded(journey);
    },
    cancel: async (journey) => {
      await leave(journey);
      await way.cancels(journey);
      await hasOrders(journey, "canceled");
    },
    "tab closed": async (journey) => {
      const premium = await leave(journey);
      const next = await anotherTab(journey, premium);
      await journey.page.close();
      await goOn(next);
      await way.pays(next);
      await isUpgraded(next);
      await hasOrders(next, "finished");
    },
    "network cut on the return": async (journey) => {
      const { page } = journey;
      const premium = await leave(journey);
      // What is pressed arrives; what comes back of it does not.
      const cut = page.waitForEvent("requestfailed");
      await page.route(way.address, async (route) => {
        await route.fetch({ maxRedirects: 0, maxRetries: 1 });
        await route.abort("internetdisconnected");
      });
      await way.pays(journey);
      await cut;
      const next = await anotherTab(journey, premium);
      if (!way.isHeardOf) {
        await way.waits(next);
        await hydrated(next.page);
        // Whoever goes on to pay is led back: it is paid.
        await way.goesOn(next);
        await isUpgraded(next);
        await next.page.goto(premium);
      }
      await hasPlan(next);
      await hasOrders(next, "finished");
    },
    Back: async (journey) => {
      const { page } = journey;
      const premium = await leave(journey);
      await page.goBack();
      await way.waits(journey);
      await page.reload();
      await goOn(journey);
      await way.pays(journey);
      await isUpgraded(journey);
      await page.goto(premium);
      await hasPlan(journey);
      await hasOrders(journey, "finished");
    },
    reload: async (journey) => {
      const { page } = journey;
      await leave(journey);
      await page.reload();
      await way.shows(journey);
      await way.pays(journey);
      await isUpgraded(journey);
      await page.reload();
      await isUpgraded(journey);
      await hasOrders(journey, "finished");
    },
    "second tab": async (journey) => {
      const { t } = journey;
      await leave(journey);
      const second = await anotherTab(journey, journey.at("/faq"));
      await toPremium(second.page, journey, "Siu Ming");
      await expect(second.page.getByRole("dialog").getByText(t("error.multiplePaymentTabs"))).toBeVisible();
      await second.page.keyboard.press("Escape");
      await expect(plansIn(second)).toHaveCount(0);
      await way.pays(journey);
      await isUpgraded(journey);
      // Whoever comes back to it finds the way free.
      await second.page.evaluate(() => dispatchEvent(new Event("focus")));
      await second.page.getByRole("button", { name: t("payment.tab.useThis") }).click();
      await expect(plansIn(second)).toBeVisible();
      await hasOrders(journey, "finished");
    },
  };
}

/** Comes back from a page on which it was cancelled: nothing is charged, and the way to buy is open. */
export async function comesBackCancelled(tab: Tab) {
  await isCancelled(tab);
  await triesAgain(tab);
}
