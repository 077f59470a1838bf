import type { Page } from "@playwright/test";
import { addresses } from "./addresses.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { demoPassword, password, png, register, signIn } from "./people.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Writes to us, with an address that may be none. */
async function write(page: Page, t: Say, email: string) {
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: t("contact.form.type.customer") }).check({ force: true });
  await main.getByLabel(t("contact.form.salutation.label")).selectOption({ label: t("contact.form.salutation.ms") });
  await main.getByLabel(t("contact.form.name.label")).fill("陳大文 Chan");
  await main.getByLabel(t("contact.form.email.label")).fill(email);
  await main.getByLabel(t("contact.form.phone.label")).fill("9123 4567");
  await main.getByLabel(t("contact.form.topic.label")).fill("A question");
  await main
    .getByRole("textbox", { name: t("contact.form.message.label") })
    .fill("How do the missions work for twins?");
  await main.getByRole("button", { name: t("contact.form.submit") }).click();
}

test("a form that was posted before scripts comes back as it was typed, and goes through when it is right", async ({
  browser,
  t,
  at,
  baseURL,
  locale,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
    ...(locale ? { locale } : {}),
  });
  const page = await context.newPage();
  await page.goto(at("/contact-us"));
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await write(page, t, "nobody");
  expect((await refused).status()).toBe(422);
  await expect(page.getByText(t("validation.email.invalid"))).toBeVisible();
  await expect(page).toHaveTitle(t("head.refused", { title: t("meta.contact.title") }));
  await expect(page.getByLabel(t("contact.form.topic.label"))).toHaveValue("A question");
  await write(page, t, "reader@gk.example");
  await expect(page.getByText(t("contact.success.title"))).toBeVisible();
  await expect(page).toHaveTitle(t("meta.contact.title"));

  await page.goto(at("/auth?type=signin&redirect=/member/profile"));
  await signIn(page, { t, email: "trial.parent@gk.example", password: demoPassword });
  await page.getByRole("link", { name: t("member.profile.name.edit") }).click();
  const name = page.getByRole("textbox", { name: t("member.profile.name.label") });
  await name.fill("X");
  await page.getByRole("button", { name: t("common.saveChanges") }).click();
  await expect(name).toHaveValue("X");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: t("member.profile.password.title") }).click();
  await page.getByLabel(t("member.profile.password.oldPassword"), { exact: true }).fill("wrong");
  await page.getByLabel(t("member.profile.password.newPassword"), { exact: true }).fill(password);
  await page.getByLabel(t("member.profile.password.confirmation"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("member.profile.password.title") }).click();
  await expect(page.getByLabel(t("member.profile.password.oldPassword"), { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.getByLabel(t("member.profile.password.oldPassword"), { exact: true })).toHaveValue("");
  await expect(name).toHaveCount(0);
  await context.close();
});

test("what was posted before scripts is kept when nobody can say who is there, and sent again", async ({
  page: withScripts,
  browser,
  t,
  at,
  baseURL,
  locale,
}) => {
  await register(withScripts, { t, at, email: freshEmail() });
  await withScripts.waitForURL((url) => url.pathname === at("/member/email-verification"));
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
    ...(locale ? { locale } : {}),
  });
  await context.addCookies(await withScripts.context().cookies());
  const page = await context.newPage();
  await page.goto(at("/member/profile?edit=name"));
  const name = page.getByRole("textbox", { name: t("member.profile.name.label") });

  // The provider goes away between the page and the post.
  const profile = `${addresses.site}${at("/member/profile?edit=name")}`;
  await page.route(profile, async (route) => {
    const headers = {
      ...(await route.request().allHeaders()),
      origin: addresses.siteWithoutProvider,
      "sec-fetch-site": "same-origin",
    };
    const url = profile.replace(addresses.site, addresses.siteWithoutProvider);
    await route.fulfill({ response: await route.fetch({ url, headers, maxRedirects: 0 }) });
  });
  await name.fill("Somebody Kept");
  await page.getByRole("button", { name: t("common.saveChanges") }).click();
  await expect(page.getByText(t("errorPage.posted"))).toBeVisible();

  await page.unroute(profile);
  await page.getByRole("button", { name: t("errorPage.sendAgain") }).click();
  await expect(page.getByText(t("member.profile.name.saved"))).toBeVisible();
  await expect(page.getByRole("group", { name: t("member.profile.name.label"), exact: true })).toContainText(
    "Somebody Kept",
  );
  await context.close();
});

test("the mail that verifies an address is sent once more, after the wait", async ({ page, t, at }) => {
  test.slow();
  const email = freshEmail();
  await register(page, { t, at, email });
  await hydrated(page);
  const again = page.getByRole("button", { name: t("member.emailVerification.resend"), exact: true });
  await expect(again).toHaveCount(0);
  // The provider's own wait of a minute.
  await expect(again).toBeEnabled({ timeout: 70_000 });
  await again.click();
  await expect(page.getByText(t("member.emailVerification.sent", { email }))).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.goto("/development/outbox");
  await expect(page.getByRole("listitem").filter({ hasText: email })).toHaveCount(2);
});

test("a profile is changed piece by piece, and a new password signs in", async ({ page, t, at }) => {
  test.slow();
  const email = freshEmail();
  await register(page, { t, at, email });
  await page.goto(at("/member/profile"));
  await hydrated(page);
  const change = (fact: Parameters<typeof t>[0]) => page.getByRole("link", { name: t(fact), exact: true }).click();
  const press = (button: Parameters<typeof t>[0]) => page.getByRole("button", { name: t(button), exact: true }).click();
  await change("member.profile.image.edit");
  await page.locator('input[type="file"]').setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png });
  await press("common.save");
  await expect(page.getByText(t("member.profile.image.saved"))).toBeVisible();

  await change("member.profile.identity.edit");
  // What was told of another fact is old by then.
  await expect(page.getByText(t("member.profile.image.saved"))).toHaveCount(0);
  await page.getByRole("radio", { name: t("member.profile.identity.mum") }).check({ force: true });
  await press("common.saveChanges");
  await expect(page.getByText(t("member.profile.identity.saved"))).toBeVisible();

  await change("member.profile.name.edit");
  await page.getByRole("textbox", { name: t("member.profile.name.label") }).fill("Somebody Else");
  await press("common.saveChanges");
  await expect(page.getByText(t("member.profile.name.saved"))).toBeVisible();
  // The header is told too.
  await expect(page.getByText("Somebody Else").first()).toBeAttached();

  const next = "another long pass phrase";
  await change("member.profile.password.title");
  for (const old of ["not it at all", password]) {
    await page.getByLabel(t("member.profile.password.oldPassword"), { exact: true }).fill(old);
    await page.getByLabel(t("member.profile.password.newPassword"), { exact: true }).fill(next);
    await page.getByLabel(t("member.profile.password.confirmation"), { exact: true }).fill(next);
    await page.getByRole("button", { name: t("member.profile.password.title"), exact: true }).click();
    await expect(page.getByText(t("validation.oldPassword.wrong"))).toBeVisible({ visible: old !== password });
  }
  await expect(page.getByRole("dialog")).toContainText(t("member.profile.password.saved"));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL((url) => url.pathname === at("/auth"));
  await hydrated(page);
  await signIn(page, { t, email, password: next });
  await expect(page).toHaveURL((url) => url.pathname === at("/member"));
});

test("a wish is on the tree once it has been read", { tag: "@both-sizes" }, async ({ page, t, at }) => {
  const name = `Leaf ${freshEmail().replace(/\D/g, "").slice(-12)}`;
  await page.goto(at("/wish/add-wish"));
  await hydrated(page);
  await page.getByLabel(t("wish.add.name.label")).fill(name);
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("textbox", { name: t("wish.add.wish.label") }).fill("I wish Grandma good health.");
  await page.getByRole("button", { name: t("wish.add.submit") }).click();
  await expect(page.getByText(t("wish.add.success.title"))).toBeVisible();
  await expect(page.getByRole("list", { name: t("wish.add.wish.label") })).toContainText(name);

  const review = page.getByRole("link", { name: t("wish.admin.title") });
  await page.goto(at("/wish/wish-tree"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(review).toHaveCount(0);
  await page.goto(at("/auth?type=signin&redirect=/wish/wish-tree"));
  await hydrated(page);
  await signIn(page, { t, email: "premium.parent@gk.example", password: demoPassword });
  await review.click();
  const approve = page.getByRole("button", { name: t("wish.admin.approveNamed", { name }) });
  // By keyboard; whoever has decided stands on the next wish, or where the last one was.
  await approve.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("wish.admin.approved"))).toBeVisible();
  await expect(approve).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  await page.goto(at("/wish/wish-tree"));
  await expect(page.getByText(name).first()).toBeVisible();
});
