import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { register, verifiedParent } from "./people.ts";

/** The smallest picture that is really a PNG. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a parent adds a child, sees it and changes it", async ({ page, t, at, own }) => {
  test.slow();
  await verifiedParent(page, { t, at, email: freshEmail() });
  await page.goto(at("/member/children"));
  await expect(page.getByRole("heading", { level: 1, name: t("children.empty.title") })).toBeVisible();
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("children.add") })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === at("/member/children/create"));

  const form = page.getByRole("main");
  const submit = form.getByRole("button", { name: t("child.create.submit") });
  await form.getByLabel(t("child.form.name.label")).fill("小晴");
  await submit.click();
  await expect(form.getByText(t("validation.summary.body"))).toBeVisible();
  await expect(form.getByText(t("validation.child.gender.required")).last()).toBeVisible();
  await expect(form.getByLabel(t("child.form.name.label"))).toHaveValue("小晴");

  const choose = (name: string) => form.getByLabel(name, { exact: true });
  await form.getByLabel(t("child.form.name.label")).fill("Siu Ching");
  await form.getByLabel(t("child.form.nickname.label")).fill("小晴 2");
  await choose(t("child.form.gender.girl")).check();
  const birthday = form.getByRole("group", { name: t("child.form.birthday.label") });
  await birthday.getByLabel(own.year).selectOption("2020");
  await birthday.getByLabel(own.month).selectOption("2");
  await birthday.getByLabel(own.day).selectOption("29");
  await form.getByLabel(t("child.form.schoolType.label")).selectOption({ label: t("option.schoolType.primaryAided") });
  await form.getByLabel(t("child.form.yearLevel.label")).selectOption({ label: t("option.yearLevel.p1") });
  await choose(t("option.caregiver.mother")).check();
  await choose(t("option.caregiver.maternalGrandmother")).check();
  await form.getByLabel(t("child.form.area.label")).selectOption({ index: 3 });
  await form
    .getByRole("group", { name: t("child.form.clubHouse.label") })
    .getByLabel(t("common.haveNot"), { exact: true })
    .check();
  await form
    .getByRole("group", { name: t("child.form.pet.label") })
    .getByLabel(t("common.have"), { exact: true })
    .check();
  await choose(t("option.transport.walking")).check();
  await form
    .getByRole("group", { name: t("child.form.beginScore.label") })
    .getByLabel("7", { exact: true })
    .check({ force: true });
  await form.locator('input[type="file"]').setInputFiles({ name: "ching.png", mimeType: "image/png", buffer: png });
  await submit.click();

  await expect(page).toHaveURL(/\/member\/children\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Siu Ching" })).toBeVisible();
  await expect(page.getByText(t("option.schoolType.primaryAided"))).toBeVisible();

  await page.getByRole("link", { name: t("child.view.edit") }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("child.update.title", { name: "Siu Ching" }) }),
  ).toBeVisible();
  await expect(page.getByLabel(t("child.form.nickname.label"))).toHaveValue("小晴 2");
  await page.getByLabel(t("child.form.name.label")).fill("Ching Ching");
  await page.getByRole("button", { name: t("child.update.submit") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ching Ching" })).toBeVisible();
  await page.goto(at("/member/children"));
  await expect(page.getByRole("heading", { name: "Ching Ching" })).toBeVisible();
});

test("an unverified parent is sent to verify first (T94)", async ({ page, t, at }) => {
  await register(page, { t, at, email: freshEmail() });
  await page.waitForURL((url) => url.pathname === at("/member/email-verification"));
  await page.goto(at("/member/children"));
  await expect(page).toHaveURL((url) => url.pathname === at("/member/email-verification"));
});
