import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, answerChildForm, closeAlert, png, register, verifiedParent } from "./people.ts";

test("a parent adds a child, sees it and changes it", async ({ page, t, at, own }) => {
  test.slow();
  await verifiedParent(page, { at, email: freshEmail() });
  await page.goto(at("/member/children"));
  await expect(page.getByRole("heading", { level: 1, name: t("children.empty.title") })).toBeVisible();
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("children.add") })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === at("/member/children/create"));

  const trail = page.getByRole("navigation", { name: own.breadcrumb }).getByRole("listitem");
  await expect(trail).toHaveText([t("nav.home"), t("member.menu.children"), t("child.create.title")]);

  const form = page.getByRole("main");
  const submit = form.getByRole("button", { name: t("child.create.submit") });
  await form.getByLabel(t("child.form.name.label")).fill("小晴");
  await submit.click();
  await expect(form.getByText(t("validation.summary.body"))).toBeVisible();
  await expect(form.getByText(t("validation.child.gender.required")).last()).toBeVisible();
  await expect(form.getByLabel(t("child.form.name.label"))).toHaveValue("小晴");

  await form.getByLabel(t("child.form.nickname.label")).fill("小晴 2");
  await answerChildForm(page, { t, own, name: "Siu Ching" });
  await form.locator('input[type="file"]').setInputFiles({ name: "ching.png", mimeType: "image/png", buffer: png });
  await submit.click();
  await closeAlert(page, {
    own,
    says: [t("child.create.success", { name: "小晴 2" }), t("child.create.success.next")],
  });

  await expect(page).toHaveURL(/\/member\/children\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "小晴 2" })).toBeVisible();
  await expect(page.getByText(t("option.school_type.primaryAided"), { exact: true })).toBeVisible();

  await page.getByRole("link", { name: t("child.view.edit") }).click();
  const title = t("child.update.title", { name: "小晴 2" });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel(t("child.form.name.label"))).toHaveValue("Siu Ching");
  await page.getByLabel(t("child.form.nickname.label")).fill("Ching Ching");
  await page.getByRole("button", { name: t("child.update.submit") }).click();
  await closeAlert(page, { own, says: [t("child.update.success", { name: "Ching Ching" })] });
  await expect(page.getByRole("heading", { level: 1, name: "Ching Ching" })).toBeVisible();
  await page.goto(at("/member/children"));
  await expect(page.getByRole("heading", { name: "Ching Ching" })).toBeVisible();
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page that comes next says that a child was added, or updated", async ({ page, t, at, own }) => {
    const name = "Siu Ching";
    await verifiedParent(page, { at, email: freshEmail() });
    await page.goto(at("/member/children/create"));
    await answerChildForm(page, { t, own, name });
    await page.getByRole("button", { name: t("child.create.submit") }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText(t("child.create.success", { name }));
    await expect(main).toContainText(t("child.create.success.next"));
    await page.getByRole("link", { name: t("child.view.edit") }).click();
    await page.getByRole("button", { name: t("child.update.submit") }).click();
    await expect(main).toContainText(t("child.update.success", { name }));
    await expect(main).not.toContainText(t("child.create.success.next"));
  });
});

test("whoever goes back while it is said that a child was saved stays there, and nothing is over that page", async ({
  page,
  t,
  at,
  own,
}) => {
  await verifiedParent(page, { at, email: freshEmail() });
  await addChild(page, { at, name: "Siu Ming" });
  await page.goto(at("/member/children"));
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("children.add"), exact: true })
    .click();
  await answerChildForm(page, { t, own, name: "Siu Ching" });
  await page.getByRole("button", { name: t("child.create.submit") }).click();
  const alert = page.getByRole("dialog");
  await expect(alert).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: t("children.title") })).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { name: "Siu Ching" })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === at("/member/children"));
});

test("an unverified parent is sent to verify first (T94)", async ({ page, t, at }) => {
  await register(page, { t, at, email: freshEmail() });
  await page.goto(at("/member/children"));
  await expect(page).toHaveURL((url) => url.pathname === at("/member/email-verification"));
});
