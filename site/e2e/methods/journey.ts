import { type PaymentStatus, paymentStatus, slugOf } from "@gk/domain";
import type { BrowserContext, Page } from "@playwright/test";
import { ask } from "../ask.ts";
import { atPremium, childName, plan, type Scene } from "../buying.ts";

import { expect } from "../fixtures.ts";

/** What may happen on the way of a payment. */
export const outcomes = [
  "success",
  "decline",
  "cancel",
  "tab closed",
  "network cut on the return",
  "Back",
  "reload",
  "second tab",
] as const;

export type Outcome = (typeof outcomes)[number];

export type Journey = Scene & { page: Page; context: BrowserContext; language: keyof typeof plan };

/** How a way to pay is walked in every outcome. */
export type Row = Record<Outcome, (journey: Journey) => Promise<void>>;

/** What of the scene says where somebody looks: it may be another tab than the journey's first. */
export type Tab = Pick<Journey, "page" | "t">;

/** A parent who has ticked three months, on the page where they are bought. */
export async function atPlans(journey: Journey) {
  await atPremium(journey.page, journey);
  await tickPlan(journey);
}

export const tickPlan = ({ page, language }: Journey) => page.getByRole("radio", { name: plan[language] }).check();

export const plansIn = ({ page, t }: Tab) => page.getByRole("radiogroup", { name: t("premium.plan.legend") });

/** Another tab of the same browser, at an address. */
export async function anotherTab(journey: Journey, address: string): Promise<Journey> {
  const page = await journey.context.newPage();
  await page.goto(address);
  return { ...journey, page };
}

/** The end that is wished for: it says who was upgraded. */
export const isUpgraded = ({ page, t }: Tab, name = childName) =>
  expect(page.getByRole("heading", { level: 1, name: t("premium.success.title", { name }) })).toBeVisible();

/** What is bought is not offered again. */
export async function hasPlan(tab: Tab, name = childName) {
  await expect(tab.page.getByText(tab.t("premium.alreadyUpgraded.title", { name }))).toBeVisible();
  await expect(plansIn(tab)).toHaveCount(0);
}

export const isCancelled = ({ page, t }: Tab) =>
  expect(page.getByRole("heading", { level: 1, name: t("payment.status.cancelled.title") })).toBeVisible();

/** The way to buy is open, from where a payment was cancelled. */
export async function triesAgain(tab: Tab) {
  await tab.page.getByRole("link", { name: tab.t("payment.status.tryAgain") }).click();
  await expect(plansIn(tab)).toBeVisible();
}

/** Presses what cancels an order, and confirms it. */
export async function cancelsOrder({ page, t }: Tab) {
  await page.getByRole("button", { name: t("orders.cancel") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("orders.cancel") })
    .click();
  await expect(page.getByText(t("premium.pending.cancelled"))).toBeVisible();
}

/** The parent's orders, the newest first: so many, and so they stand. */
export async function hasOrders({ page, at }: Journey, ...states: (keyof typeof paymentStatus)[]) {
  const orders = await ask<{ payment_status: PaymentStatus }[]>(page, at, "/subscription-orders");
  expect(orders.map(({ payment_status }) => slugOf(paymentStatus, payment_status))).toEqual(states);
}
