import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { register, verificationMail } from "./people.ts";

test("an address with a slip is corrected where it is to be verified, by the form before scripts too", async ({
  page,
  t,
  at,
}) => {
  test.setTimeout(120_000);
  const wrong = freshEmail();
  await register(page, { t, at, email: wrong });
  await hydrated(page);
  await page.getByText(t("member.emailVerification.wrongAddress")).click();
  const field = page.getByLabel(t("member.emailVerification.correct.label"));
  const correct = page.getByRole("button", { name: t("member.emailVerification.correct.submit") });

  await field.fill(wrong.toUpperCase());
  await correct.click();
  await expect(field).toBeFocused();
  await expect(page.getByText(t("validation.email.same"))).toBeVisible();

  await field.fill("ming@gmial.com");
  await field.blur();
  await expect(
    page.getByRole("button", { name: t("common.emailSuggestion", { email: "ming@gmail.com" }) }),
  ).toBeVisible();

  const right = freshEmail();
  await field.fill(right);
  await correct.click();
  await expect(page.getByText(t("member.emailVerification.corrected", { email: right }))).toBeVisible();
  await expect(page.getByText(t("member.emailVerification.body", { email: right }))).toBeVisible();
  await expect(field).toBeHidden();
  await expect(page.getByText(wrong)).toHaveCount(0);

  const last = freshEmail();
  await page.getByText(t("member.emailVerification.wrongAddress")).click();
  await field.fill(last);
  await correct.evaluate((button: HTMLButtonElement) => button.form?.submit());
  await expect(page.getByText(t("member.emailVerification.body", { email: last }))).toBeVisible();

  await page.goto(await verificationMail(page, last));
  await hydrated(page);
  await page.getByRole("button", { name: t("common.confirm") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("auth.verification.success.title") })).toBeVisible();
});

test("a tab that waits goes on by itself once the mail's link was pressed in another", async ({
  page,
  context,
  t,
  at,
}) => {
  test.slow();
  const wrong = freshEmail();
  await register(page, { t, at, email: wrong });
  await page.waitForURL((url) => url.pathname === at("/member/email-verification"));
  await hydrated(page);
  const other = await context.newPage();
  const old = await verificationMail(other, wrong);

  await page.getByText(t("member.emailVerification.wrongAddress")).click();
  const email = freshEmail();
  await page.getByLabel(t("member.emailVerification.correct.label")).fill(email);
  await page.getByRole("button", { name: t("member.emailVerification.correct.submit") }).click();
  await expect(page.getByText(t("member.emailVerification.body", { email }))).toBeVisible();

  // Whoever reads the mistyped address verifies nothing any more.
  const confirm = other.getByRole("button", { name: t("common.confirm") });
  const verified = other.getByRole("heading", { level: 1, name: t("auth.verification.success.title") });
  await other.goto(old);
  await hydrated(other);
  await confirm.click();
  await expect(other.getByRole("heading", { level: 1, name: t("auth.verification.failed.title") })).toBeVisible();

  await other.goto(await verificationMail(other, email));
  await hydrated(other);
  await confirm.click();
  await expect(verified).toBeVisible();
  // Nobody touches the tab that waits, which asks every ten seconds (decision 137).
  await expect(page).toHaveURL((url) => url.pathname === at("/member"), { timeout: 30_000 });
  await expect(page.getByText(t("member.emailVerification.title"))).toHaveCount(0);
});
