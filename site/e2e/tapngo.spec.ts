import type { Page } from "@playwright/test";
import { atPremium, childName, pay, plan, price, type Scene } from "./buying.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { cancelsOrder, isCancelled } from "./methods/journey.ts";

/** Orders three months with Tap & Go, whose page comes by itself. */
async function order(page: Page, scene: Scene, language: keyof typeof plan) {
  await atPremium(page, scene);
  const premium = page.url();
  await page.getByRole("radio", { name: plan[language] }).check();
  await page.getByRole("radio", { name: scene.t("payment.method.tapngo") }).check({ force: true });
  await pay(page, scene, price);
  await expect(walletIn(page, scene.t)).toBeVisible();
  return premium;
}

const walletIn = (page: Page, t: Scene["t"]) => page.getByRole("heading", { level: 1, name: t("dev.tapngo.title") });

const approve = (page: Page, t: Scene["t"]) =>
  page.getByRole("button", { name: t("dev.tapngo.approve", { amount: price }) }).click();

const upgraded = (page: Page, t: Scene["t"]) =>
  page.getByRole("heading", { level: 1, name: t("premium.success.title", { name: childName }) });

const payIn = (page: Page, t: Scene["t"]) => page.getByRole("button", { name: new RegExp(`^${t("orders.pay")}`) });

test.describe("paying with Tap & Go", () => {
  test.slow();

  test("the way back is gone once, in the language, and names Tap & Go wherever it paid", async ({
    page,
    t,
    at,
    own,
    language,
  }) => {
    const premium = await order(page, { t, at, own }, language);
    const callback = page.waitForRequest((request) => new URL(request.url()).pathname === "/tapngo/callback");
    await approve(page, t);
    const address = (await callback).url();
    expect(new URL(address).searchParams.get("recurrent_token")).toBeTruthy();
    const success = `/${language}/member/settings/payment/success`;
    await expect(page).toHaveURL((url) => url.pathname === success);
    await expect(upgraded(page, t)).toBeVisible();

    // Whoever goes to the way back once more comes to the same end.
    await page.goto(address);
    await expect(page).toHaveURL((url) => url.pathname === success);
    await expect(upgraded(page, t)).toBeVisible();

    await page.goto(at("/member/subscription-orders"));
    const rows = page.getByRole("main").getByText(/GK-\d{8}-\d+/);
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole("main").getByText(t("orders.type.tapngo")).first()).toBeVisible();
    await expect(payIn(page, t)).toHaveCount(0);
    await page.goto(premium.replace(/\/premium.*/, "/subscription"));
    await expect(page.getByText(t("payment.method.tapngo")).first()).toBeVisible();
    await page.goto(at("/member/settings/payment"));
    await expect(page.getByText(t("payment.method.tapngo")).first()).toBeVisible();
  });

  test("an order that is canceled elsewhere takes nothing more, also before scripts", async ({
    page,
    context,
    browser,
    baseURL,
    t,
    at,
    own,
    language,
  }) => {
    const premium = await order(page, { t, at, own }, language);
    await page.goBack();
    await expect(payIn(page, t)).toBeVisible();
    await hydrated(page);

    const bare = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const plain = await bare.newPage();
    await plain.goto(at("/member/subscription-orders"));
    await payIn(plain, t).click();
    await expect(walletIn(plain, t)).toBeVisible();

    const second = await context.newPage();
    await second.goto(premium);
    await hydrated(second);
    await cancelsOrder({ page: second, t });
    await approve(plain, t);
    await expect(plain.getByText(t("dev.tapngo.over"))).toBeVisible();
    await plain.getByRole("link", { name: t("dev.tapngo.back") }).click();
    await isCancelled({ page: plain, t });
    await bare.close();

    await payIn(page, t).click();
    await isCancelled({ page, t });
  });
});

test("a way back that nobody is signed in for leads through sign-in, without its token", async ({ page, t, at }) => {
  await page.goto(`${at("/tapngo/callback")}?mer_trade_no=none&recurrent_token=secret`);
  await expect(page.getByRole("heading", { level: 1, name: t("auth.signin.title") })).toBeVisible();
  expect(page.url()).not.toContain("secret");
});

test("a way back without anything shows where to look, in its own language", async ({ page, t, language }) => {
  await page.goto(`/locale?${new URLSearchParams({ to: language, back: "/faq" })}`);
  await page.goto("/tapngo/callback");
  await expect(page).toHaveURL((url) => url.pathname === `/${language}/tapngo/callback`);
  await expect(page.getByText(t("payment.tapngo.unknown"))).toBeVisible();
});
