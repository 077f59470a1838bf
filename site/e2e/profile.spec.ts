import { deletionGraceDays } from "@gk/domain";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { deletionMail, password, register, signIn } from "./people.ts";

test("facts are changed in place, one's data is taken away, and the account is deleted, and kept by signing in", async ({
  page,
  t,
  at,
}) => {
  test.slow();
  const email = freshEmail();
  await register(page, { t, at, email });
  await page.waitForURL((url) => url.pathname === at("/member/email-verification"));
  await page.goto(at("/member/profile"));
  await hydrated(page);

  const edit = page.getByRole("link", { name: t("member.profile.name.edit") });
  const name = page.getByRole("textbox", { name: t("member.profile.name.label") });
  await edit.press("Enter");
  await expect(name).toBeFocused();
  await name.fill("X");
  await name.press("Enter");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: t("member.profile.cancel") }).press("Enter");
  await expect(edit).toBeFocused();
  await edit.press("Enter");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await name.fill("Changed In Place");
  await name.press("Enter");
  await expect(page.getByText(t("member.profile.name.saved"))).toBeVisible();
  await expect(edit).toBeFocused();

  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: t("member.profile.data.export") }).click();
  expect((await saving).suggestedFilename()).toMatch(/^gk-data-[\d-]+\.json$/);

  const remove = page.getByRole("button", { name: t("member.profile.data.delete") });
  await page.getByRole("link", { name: t("member.profile.data.delete") }).click();
  const secret = page.getByLabel(t("member.profile.data.delete.password"), { exact: true });
  await secret.fill("not it at all");
  await remove.click();
  await expect(page.getByText(t("validation.oldPassword.wrong"))).toBeVisible();
  await secret.fill(password);
  await remove.click();
  await expect(page.getByText(t("auth.signin.leaving", { days: deletionGraceDays }))).toBeVisible();
  await hydrated(page);
  await signIn(page, { t, email, password });
  await expect(page).toHaveURL((url) => url.pathname === at("/member"));
});

test("an account without a password is deleted by the button behind the mail's link, and nothing of it stays in the browser", async ({
  page,
  context,
  t,
  at,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto(at("/auth?type=signin&redirect=/member/profile"));
  await hydrated(page);
  await page.getByRole("link", { name: t("auth.social.google") }).click();
  const stranger = page.locator("form").filter({ has: page.locator('input[name="email"]') });
  await stranger.getByRole("textbox").fill(email);
  await stranger.getByRole("button").click();
  await expect(page).toHaveURL((url) => url.pathname === at("/member/profile"));
  await hydrated(page);

  await page.getByRole("link", { name: t("member.profile.data.delete") }).press("Enter");
  await expect(page.getByLabel(t("member.profile.data.delete.password"), { exact: true })).toHaveCount(0);
  const sending = page.getByRole("button", { name: t("member.profile.data.delete.send") });
  await sending.click();
  await expect(page.getByText(t("member.profile.data.delete.emailSent", { email }))).toBeVisible();

  const mailbox = await context.newPage();
  const link = await deletionMail(mailbox, email);
  await mailbox.goto(link);
  await hydrated(mailbox);
  // Opening the link deletes nothing: a mailbox may look into it by itself.
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === at("/member/profile"));

  await expect(mailbox.getByRole("heading", { level: 1, name: t("member.profile.data.delete.title") })).toBeVisible();
  await mailbox.getByRole("button", { name: t("member.profile.data.delete"), exact: true }).click();
  await expect(mailbox.getByText(t("auth.signin.leaving", { days: deletionGraceDays }))).toBeVisible();

  expect((await context.cookies()).filter(({ name }) => ["gk_session", "alert"].includes(name))).toEqual([]);
  await hydrated(page);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL((url) => url.pathname === at("/auth"));
  for (const tab of [page, mailbox]) {
    await expect(tab.getByText(email)).toHaveCount(0);
    const kept = await tab.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toContain(email);
  }
  expect(JSON.stringify(await context.storageState())).not.toContain(email);

  // Whoever finds the mail afterwards gets no further than the sign-in page.
  await mailbox.goto(link);
  await expect(mailbox).toHaveURL((url) => url.pathname === at("/auth"));
});
