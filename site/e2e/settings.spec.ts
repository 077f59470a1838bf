import type { Locale } from "@gk/domain";
import { createTranslator, expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { password, signIn, verifiedParent } from "./people.ts";

test("which mails come is chosen in the settings, with the browser's own form too", async ({ page, t, at }) => {
  await verifiedParent(page, { at, email: freshEmail() });
  await page.goto(at("/member/settings"));
  await hydrated(page);
  const news = page.getByRole("switch", { name: t("member.settings.mails.news") });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(page.getByText(t("member.settings.mails.turnedOn"))).toBeVisible();
  await expect(news).toBeChecked();
  await page.reload();
  await expect(news).toBeChecked();
  await news.evaluate((button: HTMLButtonElement) => button.form?.submit());
  await expect(page.getByText(t("member.settings.mails.turnedOff"))).toBeVisible();
  await expect(news).not.toBeChecked();
});

test("whoever is signed in elsewhere is signed out there from the settings, and stays here", async ({
  page,
  browser,
  t,
  at,
}) => {
  test.setTimeout(120_000);
  const email = freshEmail();
  await verifiedParent(page, { at, email });
  const elsewhere = await browser.newPage();
  await elsewhere.goto(at("/auth?type=signin"));
  await hydrated(elsewhere);
  await signIn(elsewhere, { t, email, password });
  await elsewhere.waitForURL((url) => url.pathname === at("/member"));

  await page.goto(at("/member/settings"));
  await hydrated(page);
  const places = page.getByRole("region", { name: t("member.settings.sessions.title") });
  await expect(places.getByRole("definition")).toHaveCount(2);
  await expect(places.getByText(t("member.settings.sessions.here"))).toHaveCount(1);
  const end = places.getByRole("button", { name: t("member.settings.sessions.endOthers") });
  await end.click();
  await expect(places.getByText(t("member.settings.sessions.ended"))).toBeVisible();
  await expect(places.getByRole("definition")).toHaveCount(1);
  await expect(end).toBeHidden();
  const ended = places.getByRole("status").filter({ hasText: t("member.settings.sessions.ended") });
  await expect(ended).toBeFocused();
  await expect(ended).toBeInViewport();

  // What was told before is old once something else is changed.
  await page.getByRole("switch", { name: t("member.settings.mails.news") }).click();
  await expect(page.getByText(t("member.settings.mails.turnedOn"))).toBeVisible();
  await expect(places.getByText(t("member.settings.sessions.ended"))).toHaveCount(0);

  await elsewhere.goto(at("/member"));
  await expect(elsewhere).toHaveURL((url) => url.pathname === at("/auth"));
  await elsewhere.close();
  await page.reload();
  await expect(places).toBeVisible();
});

test("the language chosen among the settings is kept in the account, and a failure is said", async ({
  page,
  t,
  at,
  language,
}) => {
  const other = language === "zh-HK" ? "en-US" : "zh-HK";
  const words = { [language]: t, [other]: createTranslator(other) };
  const choose = async (locale: Locale) => {
    const name = t(locale === "zh-HK" ? "member.settings.language.zh" : "member.settings.language.en");
    await page.getByRole("link", { name, exact: true }).click();
  };
  const said = (locale: Locale, key: "saved" | "failed") =>
    page.getByRole("main").getByText(words[locale]?.(`member.settings.language.${key}`) ?? "");
  await verifiedParent(page, { at, email: freshEmail() });
  await page.goto(at("/member/settings"));
  await hydrated(page);

  await choose(other);
  await expect(said(other, "saved")).toBeVisible();
  await page.route("**/locale?*", (route) => route.fulfill({ status: 503 }));
  await choose(language);
  await expect(said(language, "failed")).toBeVisible();
  await page.unroute("**/locale?*");
  await choose(language);
  await expect(said(language, "saved")).toBeVisible();
  await expect(said(language, "failed")).toBeHidden();

  await page
    .getByRole("link", { name: t("member.menu.profile"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("member.profile.title") })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: t("member.settings.title") })).toBeVisible();
  await expect(said(language, "saved")).toBeHidden();
});

test("offers stand over no page of the member area", async ({ page, t, at, own }) => {
  await verifiedParent(page, { at, email: freshEmail() });
  const bar = page.getByRole("complementary", { name: own.promotion });
  await page.goto(at("/plans"));
  await expect(bar).toBeVisible();
  await page.goto(at("/member/settings"));
  await expect(page.getByRole("heading", { level: 1, name: t("member.settings.title") })).toBeVisible();
  await expect(bar).toBeHidden();
});
