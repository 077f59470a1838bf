import { accessible } from "./accessible.ts";
import { atPremium, childName, plan, toCheckout } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, verifiedParent } from "./people.ts";

test("a prize is chosen by keyboard, kept from being chosen twice, and changed before scripts", async ({
  page,
  browser,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  await atPremium(page, { t, at, own });
  const child = /children\/(\d+)\//.exec(page.url())?.[1] ?? "";
  await page.getByRole("radio", { name: plan[language] }).check();
  await toCheckout(page, { t, at, own }, "HK$268.00");
  await page.getByRole("button", { name: t("dev.checkout.pay") }).click();
  await expect(page).toHaveURL((url) => url.pathname.endsWith("/payment/success"));

  await page.goto(at(`/member/children/${child}/prize`));
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("prizes.choose"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("prizes.title") })).toBeVisible();
  const form = page.getByRole("form", { name: t("prizes.title") });
  const themes = form.getByRole("radiogroup", { name: t("prizes.theme.label"), exact: true }).getByRole("radio");
  const prizes = form.getByRole("radiogroup", { name: t("prizes.stage.label"), exact: true }).getByRole("radio");
  const submit = form.getByRole("button", { name: t("prizes.submit") });

  await submit.press("Enter");
  await expect(form.getByText(t("validation.prize.required")).first()).toBeVisible();
  await themes.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(themes.nth(1)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(prizes.first()).toBeFocused();
  await page.keyboard.press("Space");
  await submit.press("Enter");
  const start = t("prizes.success", { name: childName, prize: "☆" }).split("☆")[0] ?? "";
  await expect(page.getByText(start)).toBeVisible();
  await submit.press("Enter");
  await expect(form.getByText(t("error.prize.same")).first()).toBeVisible();

  // The theme that is picked shows its prizes when the form comes again.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(new URL(at(`/member/prizes?child=${child}`), page.url()).href);
  const posted = still.getByRole("form", { name: t("prizes.title") });
  const theme = posted
    .getByRole("radiogroup", { name: t("prizes.theme.label"), exact: true })
    .getByRole("radio")
    .first();
  const prize = posted
    .getByRole("radiogroup", { name: t("prizes.stage.label"), exact: true })
    .getByRole("radio")
    .first();
  await theme.check({ force: true });
  await posted.getByRole("button", { name: t("prizes.submit") }).click();
  await expect(theme).toBeChecked();
  await expect(posted.getByText(t("validation.prize.required")).first()).toBeVisible();
  await prize.check({ force: true });
  await posted.getByRole("button", { name: t("prizes.submit") }).click();
  await expect(still.getByText(start)).toBeVisible();
  await plain.close();

  await accessible(page, at(`/member/children/${child}/prize`));
  await accessible(page, at("/member/prizes"));
});

test("a parent without a child, and one whose child is not upgraded, are told what comes first", async ({
  page,
  t,
  at,
}) => {
  test.slow();
  await verifiedParent(page, { at, email: freshEmail() });
  await page.goto(at("/member/prizes"));
  await expect(page.getByRole("heading", { name: t("prizes.needsChild.title") })).toBeVisible();
  await addChild(page, { at, name: "Siu Ching" });
  await page.goto(at("/member/prizes"));
  await expect(page.getByText(t("prizes.needsPremium.body", { name: "Siu Ching" }))).toBeVisible();
  await expect(page.getByRole("button", { name: t("prizes.submit") })).toHaveCount(0);
  const another = await page.goto(at("/member/prizes?child=301"));
  expect(another?.status()).toBe(404);
});
