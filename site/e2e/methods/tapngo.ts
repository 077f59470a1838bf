import { price } from "../buying.ts";
import { expect } from "../fixtures.ts";
import { goesOn, waits } from "./card.ts";
import { comesBackCancelled, gatewayJourneys } from "./gateway-page.ts";
import type { Row, Tab } from "./journey.ts";

const press = ({ page, t }: Tab, choice: "approve" | "decline" | "cancel") =>
  page.getByRole("button", { name: t(`dev.tapngo.${choice}`, { amount: price }) }).click();

/** Tap & Go, whose page comes by itself. */
export const tapAndGo: Row = gatewayJourneys({
  choose: async ({ page, t }) => {
    await page.getByRole("radio", { name: t("payment.method.tapngo") }).check({ force: true });
    await expect(page.getByText(t("premium.confirm.tapngo", { amount: price }))).toBeVisible();
  },
  shows: ({ page, t }) => expect(page.getByRole("heading", { level: 1, name: t("dev.tapngo.title") })).toBeVisible(),
  pays: (tab) => press(tab, "approve"),
  isDeclined: async (tab) => {
    await press(tab, "decline");
    await expect(tab.page.getByRole("alert")).toHaveText(tab.t("dev.tapngo.declined"));
  },
  cancels: async (tab) => {
    await press(tab, "cancel");
    await comesBackCancelled(tab);
  },
  address: "**/development/tapngo",
  waits,
  goesOn,
  isHeardOf: false,
});
