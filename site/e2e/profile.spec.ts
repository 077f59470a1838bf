import { deletionGraceDays } from "@gk/domain";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { password, register, signIn } from "./people.ts";

test("facts are changed in place, one's data is taken away, and the account is deleted, and kept by signing in", async ({
  page,
  t,
  at,
}) => {
  test.slow();
  const email = freshEmail();
  await register(page, { t, at, email });
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
