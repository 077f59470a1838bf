import { expect, type Page } from "@playwright/test";
import { hydrated } from "./fixtures.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

export const password = "a longer pass phrase";
export const personName = "Demo Mum";

/** Fills in the registration form and sends it. */
export async function register(page: Page, { t, at, email }: { t: Say; at: (path: string) => string; email: string }) {
  await page.goto(at("/auth?type=register"));
  await hydrated(page);
  await page.getByLabel(t("auth.register.name.label")).fill(personName);
  await page.getByLabel(t("auth.register.email.label")).fill(email);
  await page.getByLabel(t("auth.register.password.label"), { exact: true }).fill(password);
  await page.getByLabel(t("auth.register.confirm.label")).fill(password);
  await page.getByRole("button", { name: t("auth.register.submit") }).click();
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, { t, email, password: secret }: { t: Say; email: string; password: string }) {
  await page.getByLabel(t("auth.signin.email.label")).fill(email);
  await page.getByLabel(t("auth.signin.password.label"), { exact: true }).fill(secret);
  await page.getByRole("button", { name: t("auth.signin.submit") }).click();
}

/** The verification link in the latest mail to an address, from the development outbox. */
export async function verificationMail(page: Page, email: string): Promise<string> {
  await page.goto("/development/outbox");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link").first().click();
  const link = page.locator('a[href*="/auth/verification?code="]').first();
  await expect(link).toBeVisible();
  return (await link.getAttribute("href")) ?? "";
}

/** Registers somebody and verifies the address. */
export async function verifiedParent(page: Page, person: { t: Say; at: (path: string) => string; email: string }) {
  await register(page, person);
  await page.waitForURL((url) => url.pathname === person.at("/member/email-verification"));
  await page.goto(await verificationMail(page, person.email));
  await hydrated(page);
  await page.getByRole("button", { name: person.t("common.confirm") }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: person.t("auth.verification.success.title") }),
  ).toBeVisible();
}
