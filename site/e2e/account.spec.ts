import type { Page } from "@playwright/test";
import type { Words } from "@gk/ui/words";
import { addresses } from "./addresses.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { demoPassword, password, personName, register, signIn, signOut, verificationMail } from "./people.ts";

const demo = "premium.parent@gk.example";

test.describe("an account", () => {
  test("is opened, verified by the mail's link and button, left and entered again", { tag: "@both-sizes" }, async ({
    page,
    t,
    at,
    own,
    language,
  }) => {
    const email = freshEmail();
    await register(page, { t, at, email });
    await expect(page.getByRole("heading", { level: 1, name: t("member.emailVerification.title") })).toBeVisible();

    const link = await verificationMail(page, email);
    expect(new URL(link).pathname).toBe(language === "zh-HK" ? "/zh-HK/auth/verification" : "/en-US/auth/verification");
    await page.goto(link);
    await hydrated(page);
    await page.getByRole("button", { name: t("common.confirm") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("auth.verification.success.title") })).toBeVisible();

    await page.goto(at("/member"));
    await hydrated(page);
    await seesName(page, own);
    await signOut(page, { t, at });

    await page.goto(at("/auth?type=signin"));
    await hydrated(page);
    await signIn(page, { t, email, password: "not the password" });
    await expect(page.getByRole("alert").filter({ hasText: t("error.signin.invalid") })).toBeVisible();
    await expect(page.getByLabel(t("auth.signin.email"))).toHaveValue(email);
    await signIn(page, { t, email, password });
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
  });

  test("is refused with a message beside each field, and nothing typed is lost", { tag: "@both-sizes" }, async ({
    page,
    t,
    at,
  }) => {
    await page.goto(at("/auth?type=register"));
    await hydrated(page);
    await page.getByLabel(t("auth.register.name.label")).fill("李明");
    await page.getByLabel(t("auth.register.email.label")).fill("a@b");
    await page.getByRole("button", { name: t("auth.register.submit") }).click();
    await expect(page.getByText(t("validation.name.tooShort", { min: "3", example: "李明 Ming" }))).toBeVisible();
    await expect(page.getByText(t("validation.email.invalid"))).toBeVisible();
    await expect(page.getByText(t("validation.password.required"))).toBeVisible();
    await expect(page.getByLabel(t("auth.register.name.label"))).toHaveValue("李明");
    await expect(page.getByLabel(t("auth.register.name.label"))).toBeFocused();
  });

  test("is not opened by an Enter that picks a Chinese word", async ({ page, t, at }) => {
    await page.goto(at("/auth?type=register"));
    await hydrated(page);
    const name = page.getByLabel(t("auth.register.name.label"));
    await name.fill("陳");
    await name.dispatchEvent("keydown", {
      key: "Enter",
      keyCode: 229,
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    await expect(page.getByText(t("validation.email.required"))).toBeHidden();
  });

  test("sends a signed-in person on from the sign-in page, with the prefix written out (T10)", async ({
    page,
    t,
    at,
    language,
  }) => {
    await page.goto(at("/auth?type=signin"));
    await hydrated(page);
    await signIn(page, { t, email: demo, password: "gk-demo-2026" });
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
    await page.goto(at("/auth?type=register"));
    await expect(page).toHaveURL((url) => url.pathname === `/${language}/member`);
  });

  test("asks guests to sign in, and brings them back to the page they wanted (T9)", async ({ page, t, at }) => {
    await page.goto(at("/member/children/create"));
    await expect(page).toHaveURL(
      (url) => url.pathname === at("/auth") && url.searchParams.get("redirect") === "/member/children/create",
    );
    await expect(page.getByText(t("auth.signin.continueNotice"))).toBeVisible();
    await hydrated(page);
    // The header's own link to the form that shows forgets nothing.
    const toSignIn = page.getByRole("banner").getByRole("link", { name: t("header.signin"), exact: true });
    if (await toSignIn.isVisible()) await toSignIn.click();
    await expect(page.getByText(t("auth.signin.continueNotice"))).toBeVisible();
    await signIn(page, { t, email: demo, password: "gk-demo-2026" });
    await expect(page).toHaveURL((url) => url.pathname === at("/member/children/create"));
  });

  test("ends when the provider no longer knows the session (T12)", async ({ page, context, at }) => {
    await context.addCookies([{ name: "gk_session", value: "nobody", url: addresses.site, httpOnly: true }]);
    await page.goto(at("/member"));
    await expect(page).toHaveURL((url) => url.pathname === at("/auth") && url.searchParams.get("type") === "signin");
    expect((await context.cookies()).some(({ name }) => name === "gk_session")).toBe(false);
  });

  test("has its pages in the header's menu, by the arrow keys too", async ({ page, t, at, own }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at("/auth?type=signin"));
    await hydrated(page);
    await signIn(page, { t, email: demo, password: "gk-demo-2026" });
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
    const opener = page.getByRole("button", { name: own.accountMenu });
    const menu = page.getByRole("list", { name: own.accountMenu });
    await opener.press("ArrowDown");
    await expect(menu.getByRole("link", { name: t("member.menu.index") })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    // By keyboard, as below: a page that has just been signed in to still settles.
    await menu.getByRole("link", { name: t("member.menu.orders") }).press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === at("/member/subscription-orders"));
    await expect(menu).toBeHidden();
  });

  test("is left by a press only: its address asks, and other tabs follow", async ({ page, t, at, own, context }) => {
    await page.goto(at("/auth?type=signin"));
    await hydrated(page);
    await signIn(page, { t, email: demo, password: demoPassword });
    await page.waitForURL((url) => url.pathname === at("/member"));
    const other = await context.newPage();
    await other.goto(at("/member/profile"));
    await hydrated(other);

    await page.goto(at("/member/signout"));
    await expect(page.getByRole("heading", { level: 1, name: t("member.signOut.title") })).toBeVisible();
    await page.getByRole("link", { name: t("member.signOut.stay") }).click();
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
    await other.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(other).toHaveURL((url) => url.pathname === at("/member/profile"));

    const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
    await page.goto(at("/member/children"));
    await hydrated(page);
    expect(await cookieNames()).toEqual(expect.arrayContaining(["gk_session", "alert"]));
    const opener = page.getByRole("button", { name: own.accountMenu });
    // On a phone the way out is in the drawer.
    const isWide = await opener.isVisible();
    await (isWide ? opener : page.getByRole("button", { name: own.openMenu })).click();
    const menu = isWide ? page.getByRole("list", { name: own.accountMenu }) : page.getByRole("dialog");
    if (!isWide) {
      const pages = menu.getByRole("navigation", { name: t("header.member") });
      await expect(pages.getByRole("link", { name: t("member.menu.children") })).toHaveAttribute(
        "aria-current",
        "page",
      );
      // All of it shows on a phone as high as most are, the languages and the way out too.
      expect(
        await menu.evaluate(({ firstElementChild: sheet }) => sheet && sheet.scrollHeight - sheet.clientHeight),
      ).toBe(0);
    }
    // By keyboard: while the page still settles, a pointer may land beside the menu, which closes it.
    await menu.getByRole("button", { name: t("header.signout") }).press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === at("/"));
    expect(await cookieNames()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(gk_session|alert)$/)]));
    await other.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(other).toHaveURL((url) => url.pathname === at("/auth"));
  });

  test("works before scripts", async ({ browser, t, at, own, baseURL, locale }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
      ...(locale ? { locale } : {}),
    });
    const page = await context.newPage();
    await page.goto(at("/auth?type=signin"));
    await signIn(page, { t, email: demo, password: "wrong password" });
    await expect(page.getByText(t("error.signin.invalid"), { exact: true })).toBeVisible();
    await signIn(page, { t, email: demo, password: "gk-demo-2026" });
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
    const opener = page.getByRole("button", { name: own.accountMenu });
    // On a phone the header's entries open first.
    if (!(await opener.isVisible())) await page.getByRole("link", { name: own.openMenu }).click();
    await opener.click();
    await page
      .getByRole("list", { name: own.accountMenu })
      .getByRole("button", { name: t("header.signout") })
      // Where the page still moves, the menu moves along, from under a pointer.
      .press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === at("/"));
    await context.close();
  });
});

/** The member's name stands in the header; where there is no room for it, in the menu. */
async function seesName(page: Page, own: Words) {
  const inHeader = page.getByRole("banner").getByText(personName);
  if (await inHeader.isVisible()) return;
  await page.getByRole("banner").getByRole("button", { name: own.openMenu }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByText(personName)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
}
