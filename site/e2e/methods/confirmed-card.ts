import { price } from "../buying.ts";
import { expect, hydrated } from "../fixtures.ts";
import { comesBackCancelled, gatewayJourneys } from "./gateway-page.ts";
import { cancelsOrder, type Journey, plansIn, type Row, type Tab, tickPlan } from "./journey.ts";
import { chooseKept, keepCard } from "./kept-card.ts";

/** The card of development whose bank asks its holder to confirm what is charged when it is kept. */
const askingCard = "4000 0027 6000 3184";

const press = ({ page, t }: Tab, choice: "approve" | "refuse" | "close") =>
  page.getByRole("button", { name: t(`dev.confirm.${choice}`) }).click();

/** What waits for the bank, with its two ways out. */
async function waits({ page, t }: Tab) {
  await expect(page.getByText(t("premium.confirmation.title"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("orders.confirm") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("orders.cancel") })).toBeVisible();
}

/** A kept card whose bank asks its holder. */
export const confirmedCard: Row = gatewayJourneys({
  before: (journey) => keepCard(journey, askingCard),
  choose: (tab) => chooseKept(tab, askingCard),
  shows: async ({ page, t }) => {
    await expect(page.getByRole("heading", { level: 1, name: t("dev.confirm.title") })).toBeVisible();
    await expect(page.getByText("3184")).toBeVisible();
  },
  pays: (tab) => press(tab, "approve"),
  isDeclined: async (journey: Journey) => {
    await press(journey, "refuse");
    await comesBackCancelled(journey);
    await hydrated(journey.page);
    await tickPlan(journey);
    const pay = { name: journey.t("premium.pay", { amount: price }) };
    await journey.page.getByRole("checkbox").check();
    await journey.page.getByRole("button", pay).click();
    await journey.page.getByRole("dialog").getByRole("button", pay).click();
  },
  // Left undecided, and canceled where one comes back to.
  cancels: async (journey) => {
    await press(journey, "close");
    await waits(journey);
    await hydrated(journey.page);
    await cancelsOrder(journey);
    await expect(plansIn(journey)).toHaveCount(0);
    await comesBackCancelled(journey);
  },
  address: "**/development/checkout/confirm/**",
  waits,
  goesOn: ({ page, t }) => page.getByRole("link", { name: t("orders.confirm") }).click(),
  isHeardOf: false,
});
