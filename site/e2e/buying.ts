import type { Words } from "@gk/ui/words";
import { expect, type Page } from "@playwright/test";
import { freshEmail, hydrated } from "./fixtures.ts";
import { addChild, verifiedParent } from "./people.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;
export type Scene = { t: Say; own: Words; at: (path: string) => string };

export const childName = "Siu Ching";

/** What three months cost. */
export const price = "HK$268.00";

/** A parent with one child, on the child's record. */
export async function atRecord(page: Page, { at }: Scene) {
  await verifiedParent(page, { at, email: freshEmail() });
  await page.goto(at(`/member/children/${await addChild(page, { at, name: childName })}`));
}

/** A parent with one child, on the page where its plan is bought. */
export async function atPremium(page: Page, scene: Scene) {
  await verifiedParent(page, { ...scene, email: freshEmail() });
  await toPremium(page, scene, childName);
}

/** Adds a child, and comes to the page where its plan is bought. */
export async function toPremium(page: Page, { t, at }: Scene, name: string) {
  await page.goto(at(`/member/children/${await addChild(page, { at, name })}/premium`));
  await expect(page.getByRole("heading", { level: 1, name: t("premium.title", { name }) })).toBeVisible();
  await hydrated(page);
}

/** Agrees to the terms and pays what is chosen, as far as what the way to pay leads to. */
export async function pay(page: Page, { t }: Scene, amount: string) {
  const terms = page.getByRole("checkbox");
  if (!(await terms.isChecked())) await terms.press("Space");
  await expect(terms).toBeChecked();
  const button = { name: t("premium.pay", { amount }) };
  await page.getByRole("button", button).click();
  await page.getByRole("dialog").getByRole("button", button).click();
}

/** Pays what is chosen by a new card, as far as the card page. */
export async function toCheckout(page: Page, scene: Scene, amount: string) {
  await page.getByRole("radio", { name: scene.t("payment.method.card") }).check({ force: true });
  await pay(page, scene, amount);
  await expect(page.getByRole("heading", { level: 1, name: scene.t("dev.checkout.title") })).toBeVisible();
}

/** Stores a card on the card page. */
export async function storeCard(page: Page, { t, at }: Pick<Scene, "t" | "at">, number: string) {
  await page.goto(at("/member/settings/payment/create"));
  await page.getByRole("button", { name: t("payment.create.submit") }).click();
  await page.getByLabel(t("dev.checkout.number")).fill(number);
  await page.getByRole("button", { name: t("dev.checkout.storeCard") }).click();
  const stored = t("payment.create.success", { method: t("payment.method.card") });
  await expect(page.getByRole("heading", { level: 1, name: stored })).toBeVisible();
}

/** What the three-month plan is called. */
export const plan = { "zh-HK": "進階計劃", "en-US": "Elementary plan" };
