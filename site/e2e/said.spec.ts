import { atPremium, childName, plan, toCheckout } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { arrivedFilled, listen, said, timesSaid } from "./hearing.ts";
import { memberPages } from "./member-pages.ts";
import { answerByKeyboard, enter, signIn } from "./people.ts";
import { publicPages } from "./public-pages.ts";

test.beforeEach(({ page }) => listen(page));

test("what is there as a page arrives is plain text, and is not said", async ({ page, t, at }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  const visit = async (address: string) => {
    await page.goto(at(address));
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    for (const words of [...(await said(page)), ...(await arrivedFilled(page))]) found.push(`${address}: ${words}`);
  };
  for (const address of publicPages) await visit(address);
  await enter(page, { t, at });
  for (const address of memberPages) await visit(address);
  expect(found).toEqual([]);
});

test("what is there on a page that is moved to is not said, besides its title", async ({ page, t, at }) => {
  await enter(page, { t, at });
  await page.reload();
  await hydrated(page);
  const titles = [await page.title()];
  for (const name of ["member.menu.children", "member.menu.profile", "member.menu.settings", "member.menu.orders"]) {
    await page
      .getByRole("navigation")
      .getByRole("link", { name: t(name) })
      .first()
      .click();
    await expect.poll(() => page.title()).not.toBe(titles.at(-1));
    titles.push(await page.title());
    await expect.poll(() => said(page)).toEqual(titles.slice(1));
  }
  expect(await arrivedFilled(page)).toEqual([]);
});

test("how a payment ends is said where one comes back from it, and takes the focus from what it replaces", async ({
  page,
  context,
  t,
  at,
  own,
  language,
}) => {
  test.setTimeout(180_000);
  const scene = { t, at, own };
  const heading = page.getByRole("heading", { level: 1 });
  await atPremium(page, scene);
  const premium = page.url();
  const choose = async () => {
    await page.getByRole("radio", { name: plan[language] }).check();
    const process = await page.locator("input[name=process]").inputValue();
    await toCheckout(page, scene, "HK$268.00");
    return process;
  };

  // Left on the card page, it is canceled where one comes back to.
  const given = await choose();
  await page.goto(at(`/member/settings/payment/cancelled?process=${given}`));
  await hydrated(page);
  await expect(heading).toHaveText(t("premium.pending.title"));
  await page.getByRole("button", { name: t("orders.cancel") }).press("Enter");
  const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await answerByKeyboard(question, t("orders.cancel"));
  await expect(heading).toHaveText(t("payment.status.cancelled.title"));
  await expect(heading).toBeFocused();
  // The title is read as it takes the focus; the region says the rest.
  await expect.poll(() => timesSaid(page, t("payment.status.cancelled.body"))).toBe(1);
  expect(await timesSaid(page, t("payment.status.cancelled.title"))).toBe(0);

  // Paid elsewhere, it is confirmed while one waits.
  await page.goto(premium);
  await hydrated(page);
  const paid = await choose();
  const checkout = page.url();
  await page.goto(at(`/member/settings/payment/success?process=${paid}`));
  await hydrated(page);
  await expect(heading).toHaveText(t("payment.status.pending.title"));
  await page.getByRole("link", { name: t("common.reload") }).focus();
  const other = await context.newPage();
  await other.goto(checkout);
  await other.getByRole("button", { name: t("dev.checkout.pay") }).click();
  await expect(heading).toHaveText(t("premium.success.title", { name: childName }), { timeout: 30_000 });
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await said(page)).length).toBe(1);
  expect(await timesSaid(page, t("premium.success.title", { name: childName }))).toBe(0);
  expect(await arrivedFilled(page)).toEqual([]);
});

test("the same refusal is said each time it comes", async ({ page, t, at }) => {
  await page.goto(at("/auth?type=signin"));
  await hydrated(page);
  const refusal = t("error.signin.invalid");
  // The demo account's tries are counted over all journeys.
  const stranger = freshEmail();
  for (const times of [1, 2]) {
    await signIn(page, { t, email: stranger, password: "not the password" });
    await expect.poll(() => timesSaid(page, refusal)).toBe(times);
  }
});
