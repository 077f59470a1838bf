import { expect } from "../fixtures.ts";
import { comesBackCancelled, gatewayJourneys } from "./gateway-page.ts";
import type { Row, Tab } from "./journey.ts";

/** The order that waits for its page, with its two ways out. */
export async function waits({ page, t }: Tab) {
  await expect(page.getByText(t("premium.pending.title"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("orders.pay") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("orders.cancel") })).toBeVisible();
}

export const goesOn = ({ page, t }: Tab) => page.getByRole("button", { name: t("orders.pay") }).click();

const press = ({ page, t }: Tab, choice: "pay" | "decline" | "cancel") =>
  page.getByRole("button", { name: t(`dev.checkout.${choice}`) }).click();

/** A card, given on the gateway's page. */
export const card: Row = gatewayJourneys({
  choose: ({ page, t }) => page.getByRole("radio", { name: t("payment.method.card") }).check({ force: true }),
  shows: ({ page, t }) => expect(page.getByRole("heading", { level: 1, name: t("dev.checkout.title") })).toBeVisible(),
  pays: (tab) => press(tab, "pay"),
  isDeclined: async (tab) => {
    await press(tab, "decline");
    await expect(tab.page.getByRole("alert")).toHaveText(tab.t("dev.checkout.declined"));
  },
  cancels: async (tab) => {
    await press(tab, "cancel");
    await comesBackCancelled(tab);
  },
  address: "**/development/checkout/**",
  waits,
  goesOn,
  isHeardOf: true,
});
