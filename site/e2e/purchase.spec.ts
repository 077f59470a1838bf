import { readFileSync } from "node:fs";
import { atPremium, atRecord, childName, plan, toCheckout } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, verifiedParent } from "./people.ts";

test.describe("buying a plan", () => {
  test.slow();

  test("with a promotion code and a card that is first declined", { tag: "@both-sizes" }, async ({
    page,
    browser,
    baseURL,
    t,
    at,
    own,
    language,
  }) => {
    const scene = { t, at, own };
    await atRecord(page, scene);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("child.view.upgrade") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("premium.title", { name: childName }) })).toBeVisible();
    await hydrated(page);
    // The offer of the bar is for those who have not bought yet (decision 68).
    const offer = page.getByRole("complementary", { name: own.promotion });
    await expect(offer).toBeVisible();
    const step = page.getByRole("list", { name: t("premium.steps") }).locator("[aria-current=step]");
    // Nobody has done anything on arriving.
    await expect(step).toContainText(t("premium.step.plan"));
    await expect(page.getByText(own.stepDone)).toHaveCount(0);
    await page.getByRole("radio", { name: plan[language] }).check();
    await expect(page.getByText("HK$268.00").first()).toBeVisible();
    const methods = page.getByRole("radiogroup", { name: t("premium.payment.legend") }).getByRole("radio");
    // Nothing is ticked that nobody has chosen.
    await expect(methods.and(page.locator(":checked"))).toHaveCount(0);
    await methods.first().check();
    await expect(step).toContainText(t("premium.step.payment"));
    await expect(page.getByText(own.stepDone)).toHaveCount(1);

    await page.getByLabel(t("premium.promo.label")).fill("NOSUCHCODE");
    await page.getByRole("button", { name: t("premium.promo.apply") }).click();
    await expect(page.getByText(t("validation.promotionCode.invalid"))).toBeVisible();
    // Left in, it takes the focus from the button that would have paid.
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: t("premium.pay", { amount: "HK$268.00" }) }).click();
    await expect(page.getByLabel(t("premium.promo.label"))).toBeFocused();
    await page.getByRole("checkbox").uncheck();
    await page.getByLabel(t("premium.promo.label")).fill("new50");
    await page.getByRole("button", { name: t("premium.promo.apply") }).click();
    await expect(page.getByText(t("premium.promo.applied", { code: "NEW50", amount: "HK$50.00" }))).toBeVisible();

    // The terms have to be read first.
    await page.getByRole("button", { name: t("premium.pay", { amount: "HK$218.00" }) }).click();
    await expect(page.getByText(t("validation.subscription.terms.required"))).toBeVisible();
    await expect(step).toContainText(t("premium.step.review"));

    await toCheckout(page, scene, "HK$218.00");
    await page.getByRole("button", { name: t("dev.checkout.decline") }).click();
    await expect(page.getByRole("alert")).toHaveText(t("dev.checkout.declined"));
    await page.getByRole("button", { name: t("dev.checkout.pay") }).click();

    await expect(page).toHaveURL((url) => url.pathname === `/${language}/member/settings/payment/success`);
    await expect(
      page.getByRole("heading", { level: 1, name: t("premium.success.title", { name: childName }) }),
    ).toBeVisible();
    // What was chosen is not kept for another time.
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("/premium");
    // Where it stands over the page for everybody else.
    await page.goto(at("/plans"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.goto(at("/member/children"));
    await expect(page.getByText(t("child.status.upgraded"), { exact: true }).first()).toBeVisible();
    await page.goto(at("/member/subscription-orders"));
    await expect(page.getByText("HK$218.00").first()).toBeVisible();
    await expect(page.getByText(t("orders.status.finished"), { exact: true }).first()).toBeVisible();
    await page.getByRole("table").getByRole("link").click();
    const receipt = page.getByRole("region").filter({ hasText: t("receipt.note") });
    await expect(receipt).toBeInViewport();
    await expect(receipt).toContainText("−HK$50.00");

    const file = receipt.getByRole("link", { name: t("receipt.download") });
    const address = (await file.getAttribute("href")) ?? "";
    const [kept] = await Promise.all([page.waitForEvent("download"), file.click()]);
    expect(kept.suggestedFilename()).toMatch(/^GK-.+-GK-\d{8}-\d+\.pdf$/);
    // The same without scripts, and for nobody else.
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    const another = await page.request.get(at("/member/subscription-orders/1/receipt.pdf"));
    expect(another.status(), "an order of another account").toBe(404);
    const stranger = await browser.newContext(baseURL ? { baseURL } : {});
    const asked = await stranger.request.get(address, { maxRedirects: 0 });
    expect([asked.status(), asked.headers()["location"]]).toEqual([
      302,
      expect.stringContaining(`redirect=${encodeURIComponent("/member/subscription-orders")}`),
    ]);
    await stranger.close();

    await page.evaluate(() => Object.assign(window, { print: () => document.body.classList.add("printed") }));
    await receipt.getByRole("button", { name: t("receipt.print") }).click();
    await expect(page.locator("body")).toHaveClass("printed");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(t("receipt.note"))).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
  });

  test("and what renews it can be changed: the switch, then the card", async ({ page, t, at, own, language }) => {
    const scene = { t, at, own };
    await atPremium(page, scene);
    await page.getByRole("radio", { name: plan[language] }).check({ force: true });
    await toCheckout(page, scene, "HK$268.00");
    await page.getByRole("button", { name: t("dev.checkout.pay") }).click();
    await page.getByRole("link", { name: t("premium.success.child", { name: childName }) }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("child.view.tab.subscription"), exact: true })
      .click();

    const toggle = page.getByRole("switch", { name: t("subscription.autoRenew.label") });
    const deleteCard = async () => {
      await page.goto(at("/member/settings/payment"));
      await hydrated(page);
      const action = t("paymentMethods.delete", {
        method: t("paymentMethods.card.summary", { brand: "Visa", last4: "4242" }),
      });
      await page.getByRole("button", { name: action }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("common.delete"), exact: true })
        .click();
    };
    await expect(toggle).toBeChecked();
    const child = page.url();
    const calendar = page.getByRole("link", { name: t("subscription.calendar") });
    const [kept] = await Promise.all([page.waitForEvent("download"), calendar.click()]);
    expect(kept.suggestedFilename()).toMatch(/^GK-.+-\d{4}-\d\d-\d\d\.ics$/);
    const file = readFileSync(await kept.path(), "utf8").replaceAll("\r\n ", "");
    expect(file).toContain("HK$268.00");
    expect(file).toContain(t("paymentMethods.card.summary", { brand: "Visa", last4: "4242" }));
    await expect(page).toHaveURL(child);
    await deleteCard();
    await expect(page.getByRole("alert").filter({ hasText: t("error.paymentMethodLast") })).toBeVisible();

    await page.goto(child);
    await hydrated(page);
    const answerQuestion = async (answer: string) => {
      await toggle.click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t(answer) })
        .click();
    };
    await answerQuestion("common.back");
    await expect(toggle).toBeChecked();
    await answerQuestion("subscription.autoRenew.turnOff");
    await expect(page.getByText(t("subscription.autoRenew.turnedOff"))).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await expect(calendar).toHaveCount(0);
    await answerQuestion("common.back");
    await expect(toggle).not.toBeChecked();
    await answerQuestion("subscription.autoRenew.turnOn");
    await expect(calendar).toBeVisible();
    await expect(toggle).toBeChecked();
    await answerQuestion("subscription.autoRenew.turnOff");
    await expect(toggle).not.toBeChecked();

    await deleteCard();
    await expect(page.getByText(t("paymentMethods.empty.title"))).toBeVisible();
    await page.getByRole("link", { name: t("paymentMethods.add") }).click();
    await page.getByRole("button", { name: t("payment.create.submit") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("dev.checkout.title") })).toBeVisible();
  });

  test("what is missing is said at once beside each question, and the first one has the focus", async ({
    page,
    t,
    at,
    own,
    language,
  }) => {
    await atPremium(page, { t, at, own });
    await page.getByRole("button", { name: t("premium.continue") }).click();
    const group = (key: string) => page.getByRole("radiogroup", { name: t(key) });
    const plans = group("premium.plan.legend");
    await expect(plans).toHaveAccessibleDescription(t("validation.subscription.plan.required"));
    await expect(group("premium.payment.legend")).toHaveAccessibleDescription(
      t("validation.subscription.paymentMethod.required"),
    );
    await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(t("validation.subscription.terms.required"));
    await expect(plans.getByRole("radio").first()).toBeFocused();
    await expect(plans.getByRole("radio").first()).toBeInViewport();

    await page.getByRole("radio", { name: plan[language] }).check({ force: true });
    await page.getByRole("button", { name: t("premium.pay", { amount: "HK$268.00" }) }).click();
    await expect(page.getByText(t("validation.subscription.plan.required"))).toHaveCount(0);
    await expect(group("premium.payment.legend").getByRole("radio").first()).toBeFocused();
    await expect(page.getByRole("radio", { name: plan[language] })).toBeChecked();
  });

  test.describe("before scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("what is missing is said at once too, and a typed code counts", async ({ page, t, at, language }) => {
      await verifiedParent(page, { at, email: freshEmail() });
      await page.goto(at(`/member/children/${await addChild(page, { at, name: childName })}/premium`));
      const plans = page.getByRole("radiogroup", { name: t("premium.plan.legend") });
      const methods = page.getByRole("radiogroup", { name: t("premium.payment.legend") });
      await page.getByRole("button", { name: t("premium.continue") }).click();
      await expect(plans).toHaveAccessibleDescription(t("validation.subscription.plan.required"));
      await expect(methods).toHaveAccessibleDescription(t("validation.subscription.paymentMethod.required"));
      await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(t("validation.subscription.terms.required"));

      const code = page.getByLabel(t("premium.promo.label"));
      await page.getByRole("radio", { name: plan[language] }).check({ force: true });
      await code.fill("NOSUCHCODE");
      await page.getByRole("checkbox").check({ force: true });
      await page.getByRole("button", { name: t("premium.continue") }).click();
      await expect(page.getByText(t("validation.promotionCode.invalid"))).toBeVisible();
      await expect(methods).toHaveAccessibleDescription(t("validation.subscription.paymentMethod.required"));
      await expect(page.getByRole("checkbox")).toBeChecked();

      await code.fill("new50");
      await page.getByRole("button", { name: t("premium.pay", { amount: "HK$268.00" }) }).click();
      await expect(methods).toHaveAccessibleDescription(t("validation.subscription.paymentMethod.required"));
      await expect(page.getByText(t("premium.promo.applied", { code: "NEW50", amount: "HK$50.00" }))).toBeVisible();
      await expect(page.getByRole("button", { name: t("premium.pay", { amount: "HK$218.00" }) })).toBeVisible();
    });
  });
});
