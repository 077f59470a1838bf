import { expect, type Page } from "@playwright/test";
import type { Words } from "@gk/ui/words";
import { hydrated } from "./fixtures.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

export const password = "a longer pass phrase";
/** The password of the demo accounts. */
export const demoPassword = "gk-demo-2026";
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
  await page.getByRole("textbox", { name: t("auth.signin.email") }).fill(email);
  await page.getByLabel(t("auth.signin.password"), { exact: true }).fill(secret);
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

/** The smallest picture that is really a PNG. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Answers every question about a child that has to be answered. */
export async function answerChildForm(page: Page, { t, own, name }: { t: Say; own: Words; name: string }) {
  const form = page.getByRole("main");
  const group = (key: string) =>
    form.getByRole("group", { name: t(key) }).or(form.getByRole("radiogroup", { name: t(key) }));
  const choose = (label: string) => form.getByLabel(label, { exact: true });
  await form.getByLabel(t("child.form.name.label")).fill(name);
  await choose(t("child.form.gender.girl")).check();
  const birthday = group("child.form.date_of_birth.label");
  await birthday.getByLabel(own.year).selectOption("2020");
  await birthday.getByLabel(own.month).selectOption("2");
  await birthday.getByLabel(own.day).selectOption("29");
  await form
    .getByLabel(t("child.form.school_type.label"))
    .selectOption({ label: t("option.school_type.primaryAided") });
  await form.getByLabel(t("child.form.year_level.label")).selectOption({ label: t("option.year_level.p1") });
  await choose(t("option.caregiver.mother")).check();
  await form.getByLabel(t("child.form.area_id.label")).selectOption({ index: 3 });
  await group("child.form.has_club_house.label").getByLabel(t("common.haveNot"), { exact: true }).check();
  await group("child.form.has_pet.label").getByLabel(t("common.have"), { exact: true }).check();
  await choose(t("option.transport.walking")).check();
  await group("child.form.begin_score.label").getByLabel("7", { exact: true }).check({ force: true });
}

/** Adds a child; ends on its record. */
export async function addChild(page: Page, scene: { t: Say; own: Words; at: (path: string) => string; name: string }) {
  await page.goto(scene.at("/member/children/create"));
  await hydrated(page);
  await answerChildForm(page, scene);
  await page
    .getByRole("main")
    .getByRole("button", { name: scene.t("child.create.submit") })
    .click();
  await expect(page).toHaveURL(/\/member\/children\/\d+$/);
}
