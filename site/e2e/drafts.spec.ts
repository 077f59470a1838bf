import type { BrowserContext, Page } from "@playwright/test";
import { addresses } from "./addresses.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { demoPassword, password, register, signIn, signOut } from "./people.ts";

/** Puts the person's session where the provider no longer knows it. */
const endSession = (context: BrowserContext) =>
  context.addCookies([{ name: "gk_session", value: "nobody", url: addresses.site, httpOnly: true }]);

/** Whether the browser is at the sign-in page that leads back to a path. */
const leadsBackTo = (path: string) => (url: URL) =>
  url.searchParams.get("type") === "signin" && url.searchParams.get("redirect") === path;

const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));

test.describe("what was typed comes back after a session ended in the middle of", () => {
  test.slow();

  test("a change of profile, but no password", async ({ page, context, t, at }) => {
    const email = freshEmail();
    await register(page, { t, at, email });
    await page.goto(at("/member/profile"));
    await hydrated(page);
    for (const edit of ["name.edit", "identity.edit", "password.title"] as const) {
      await page.getByRole("link", { name: t(`member.profile.${edit}`), exact: true }).click();
    }
    const name = page.getByRole("textbox", { name: t("member.profile.name.label") });
    const nameFact = page.getByRole("group", { name: t("member.profile.name.label"), exact: true });
    await name.fill("Mum Who Types");
    await page.getByRole("radio", { name: t("member.profile.identity.mum") }).check({ force: true });
    await page.getByLabel(t("member.profile.password.oldPassword"), { exact: true }).fill(password);
    expect(await keptInTab(page)).toContain("Mum Who Types");
    expect(await keptInTab(page)).not.toContain(password);

    await endSession(context);
    await nameFact.getByRole("button", { name: t("common.saveChanges") }).click();
    await expect(page).toHaveURL(leadsBackTo("/member/profile"));
    await expect(page.getByText(t("auth.signin.draftKept"))).toBeVisible();
    await signIn(page, { t, email, password });

    await expect(page).toHaveURL((url) => url.pathname === at("/member/profile"));
    await expect(nameFact.getByText(t("child.form.restored"))).toBeVisible();
    await expect(name).toHaveValue("Mum Who Types");
    await expect(page.getByRole("radio", { name: t("member.profile.identity.mum") })).toBeChecked();

    await nameFact.getByRole("button", { name: t("common.saveChanges") }).click();
    await expect(page.getByText(t("member.profile.name.saved"))).toBeVisible();
    await expect(nameFact.getByText(t("child.form.restored"))).toBeHidden();
    await expect(nameFact).toContainText("Mum Who Types");
    await expect(page.getByRole("radio", { name: t("member.profile.identity.mum") })).toBeChecked();
    expect(await keptInTab(page)).not.toContain("Mum Who Types");
  });

  test("a purchase, but no agreement", async ({ page, context, t, at, language }) => {
    const premium = "/member/children/201/premium";
    const plan = { "zh-HK": "進階計劃", "en-US": "Elementary plan" }[language];
    const parent = { t, email: "trial.parent@gk.example", password: demoPassword };
    await page.goto(at(premium));
    await hydrated(page);
    await signIn(page, parent);
    await expect(page).toHaveURL((url) => url.pathname === at(premium));
    await page.getByRole("radio", { name: plan }).check();
    await page.getByLabel(t("premium.promo.label")).fill("NEW50");
    await page.getByRole("checkbox").check();

    await endSession(context);
    await page.getByRole("button", { name: t("premium.promo.apply") }).click();
    await expect(page).toHaveURL(leadsBackTo(premium));
    await hydrated(page);
    await signIn(page, parent);

    await expect(page).toHaveURL((url) => url.pathname === at(premium));
    await expect(page.getByText(t("child.form.restored"))).toBeVisible();
    await expect(page.getByRole("radio", { name: plan })).toBeChecked();
    await expect(page.getByLabel(t("premium.promo.label"))).toHaveValue("NEW50");
    await expect(page.getByRole("checkbox")).not.toBeChecked();
  });
});

test("what was typed is nobody else's, and is gone after signing out", async ({ page, context, t, at }) => {
  test.slow();
  const [mine, theirs] = [freshEmail(), freshEmail()];
  await register(page, { t, at, email: theirs });
  await signOut(page, { t, at });
  await register(page, { t, at, email: mine });
  await page.goto(at("/member/profile"));
  await hydrated(page);
  for (const edit of ["name.edit", "identity.edit"] as const) {
    await page.getByRole("link", { name: t(`member.profile.${edit}`), exact: true }).click();
  }
  await page.getByRole("textbox", { name: t("member.profile.name.label") }).fill("Mine Alone");
  await page.getByRole("radio", { name: t("member.profile.identity.mum") }).check({ force: true });
  await endSession(context);
  await page
    .getByRole("button", { name: t("common.saveChanges") })
    .first()
    .click();
  await expect(page).toHaveURL(leadsBackTo("/member/profile"));
  await signIn(page, { t, email: theirs, password });
  await expect(page).toHaveURL((url) => url.pathname === at("/member/profile"));
  await hydrated(page);
  await expect(page.getByRole("link", { name: t("member.profile.name.edit") })).toBeVisible();

  await signOut(page, { t, at });
  expect(await keptInTab(page)).not.toContain("Mine Alone");
});

test.describe("a lost connection is a sentence in the form, which keeps what was typed (T80)", () => {
  test("of the contact page", async ({ page, context, t, at }) => {
    await page.goto(at("/contact-us"));
    await hydrated(page);
    const main = page.getByRole("main");
    const message = main.getByRole("textbox", { name: t("contact.form.message.label") });
    await main.getByRole("radio", { name: t("contact.form.type.customer") }).check({ force: true });
    await main.getByLabel(t("contact.form.salutation.label")).selectOption({ label: t("contact.form.salutation.ms") });
    await main.getByLabel(t("contact.form.name.label")).fill("陳大文 Chan");
    await main.getByLabel(t("contact.form.email.label")).fill("reader@gk.example");
    await main.getByLabel(t("contact.form.phone.label")).fill("9123 4567");
    await main.getByLabel(t("contact.form.topic.label")).fill("A question");
    await message.fill("How do the missions work for twins?");

    await context.setOffline(true);
    await main.getByRole("button", { name: t("contact.form.submit") }).click();
    await expect(page.getByRole("alert").filter({ hasText: t("error.network") })).toBeVisible();
    await expect(message).toHaveValue("How do the missions work for twins?");

    await context.setOffline(false);
    await main.getByRole("button", { name: t("contact.form.submit") }).click();
    await expect(page.getByText(t("contact.success.title"))).toBeVisible();
    expect(await keptInTab(page)).not.toContain("twins");
  });

  test("of signing in", async ({ page, context, t, at }) => {
    await page.goto(at("/auth?type=signin"));
    await hydrated(page);
    await context.setOffline(true);
    await signIn(page, { t, email: "trial.parent@gk.example", password: demoPassword });
    await expect(page.getByRole("alert").filter({ hasText: t("error.network") })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: t("auth.signin.submit") }).click();
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
  });
});

test("what was begun to us about one thing is not put into a message about another", async ({ page, t, at }) => {
  const topic = page.getByRole("main").getByLabel(t("contact.form.topic.label"));
  const message = page.getByRole("main").getByRole("textbox", { name: t("contact.form.message.label") });
  await page.goto(at("/contact-us?about=school"));
  await hydrated(page);
  await message.fill("Something about the school edition");
  await expect.poll(() => keptInTab(page)).toContain("Something about the school edition");

  await page.goto(at("/contact-us?about=event"));
  await hydrated(page);
  await expect(topic).toHaveValue(t("contact.topic.event"));
  await expect(message).toHaveValue("");

  await page.goto(at("/contact-us?about=school"));
  await hydrated(page);
  await expect(topic).toHaveValue(t("contact.topic.school"));
  await expect(message).toHaveValue("Something about the school edition");
});
