import { captchaField } from "@gk/domain";
import type { Words } from "@gk/ui/words";
import { expect, type Locator, type Page } from "@playwright/test";
import { ask } from "./ask.ts";
import { hydrated } from "./fixtures.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

export const password = "a longer pass phrase";
/** The password of the demo accounts. */
export const demoPassword = "gk-demo-2026";
export const personName = "Demo Mum";

/** Fills in the registration form and sends it, which leads to the page that waits for the address to be verified. */
export async function register(page: Page, { t, at, email }: { t: Say; at: (path: string) => string; email: string }) {
  await page.goto(at("/auth?type=register"));
  await hydrated(page);
  await fillRegistration(page, { t, email });
  await page.waitForURL((url) => url.pathname === at("/member/email-verification"));
}

/** Fills in the registration form of the page that shows, and sends it. */
export async function fillRegistration(page: Page, { t, email }: { t: Say; email: string }) {
  await page.getByLabel(t("auth.register.name.label")).fill(personName);
  await page.getByLabel(t("auth.register.email.label")).fill(email);
  await page.getByLabel(t("auth.register.password.label"), { exact: true }).fill(password);
  await page.getByLabel(t("auth.register.confirmation.label"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("auth.register.submit") }).click();
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, { t, email, password: secret }: { t: Say; email: string; password: string }) {
  await page.getByRole("textbox", { name: t("auth.signin.email") }).fill(email);
  await page.getByLabel(t("auth.signin.password"), { exact: true }).fill(secret);
  await page.getByRole("button", { name: t("auth.signin.submit") }).click();
}

/** A parent of the demo accounts who has bought a plan. */
const premiumParent = "premium.parent@gk.example";

/** Signs a demo parent in, as far as the member's home page. */
export async function enter(page: Page, { t, at }: { t: Say; at: (path: string) => string }, email = premiumParent) {
  await page.goto(at("/auth?type=signin"));
  await hydrated(page);
  await signIn(page, { t, email, password: demoPassword });
  await expect(page).toHaveURL((url) => url.pathname === at("/member"));
}

/** Signs out by the page that asks. */
export async function signOut(page: Page, { t, at }: { t: Say; at: (path: string) => string }) {
  await page.goto(at("/member/signout"));
  await page
    .getByRole("main")
    .getByRole("button", { name: t("member.signOut") })
    .click();
  await page.waitForURL((url) => url.pathname === at("/"));
}

/** The link whose address begins so in the latest mail to an address, from the development outbox. */
export async function mailedLink(page: Page, email: string, beginning: string): Promise<string> {
  await page.goto("/development/outbox");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link").first().click();
  const link = page.locator(`a[href*="${beginning}"]`).first();
  await expect(link).toBeVisible();
  return (await link.getAttribute("href")) ?? "";
}

/** The link to a page, with its code, in the latest mail to an address. */
const mailed = (page: Page, email: string, path: string) => mailedLink(page, email, `${path}?code=`);

/** The verification link in the latest mail to an address. */
export const verificationMail = (page: Page, email: string) => mailed(page, email, "/auth/verification");

/** The link by which a new password is set, in the latest mail to an address. */
export const resetMail = (page: Page, email: string) => mailed(page, email, "/auth/reset");

/** The link by which the deletion of an account without a password is confirmed, in the latest mail to an address. */
export const deletionMail = (page: Page, email: string) => mailed(page, email, "/member/profile/delete");

type Registering = { at: (path: string) => string; email: string; name?: string };

/** Registers somebody and verifies the address, by calls: a journey that is not about that begins behind it. */
export async function verifiedParent(page: Page, { at, email, name = personName }: Registering) {
  const { token } = await ask<{ token: string }>(page, at, "/captcha/register");
  await ask(page, at, "/register", { data: { name, email, password, [captchaField]: token } });
  const outbox = await (await page.request.get("/development/outbox")).text();
  const mail = outbox.split("<li>").find((entry) => entry.includes(email));
  const letter = await (await page.request.get(/href="([^"]+)"/.exec(mail ?? "")?.[1] ?? "")).text();
  const code = /auth\/verification\?code=([\w-]+)/.exec(letter)?.[1] ?? "";
  await ask(page, at, "/verification", { data: { code } });
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

/** Reads an alert that says what has been done, and closes it. */
export async function closeAlert(page: Page, { own, says }: { own: Words; says: string[] }) {
  const alert = page.getByRole("dialog");
  for (const sentence of says) await expect(alert).toContainText(sentence);
  await alert.getByRole("button", { name: own.ok }).click();
}

/** Answers a question by keyboard, once it has the focus: the last one may still be leaving the screen. */
export async function answerByKeyboard(question: Locator, answer: string) {
  await expect(question.locator(":focus")).toHaveCount(1);
  await question.getByRole("button", { name: answer, exact: true }).press("Enter");
}

/** Adds a child by a call; answers its number. */
export async function addChild(page: Page, { at, name }: { at: (path: string) => string; name: string }) {
  const answers = {
    name,
    gender: 2,
    date_of_birth: "2020-02-29",
    school_type: 7,
    year_level: 6,
    siblings: [0, 0, 0, 0],
    caregivers: [2],
    area_id: 16,
    has_club_house: 0,
    has_pet: 1,
    transport: [1],
    begin_score: 7,
  };
  const multipart = new FormData();
  for (const [field, answer] of Object.entries(answers)) {
    if (Array.isArray(answer)) for (const one of answer) multipart.append(`${field}[]`, String(one));
    else multipart.append(field, String(answer));
  }
  const { id } = await ask<{ id: number }>(page, at, "/children", { multipart });
  return id;
}
