import type { Page } from "@playwright/test";
import { childName, plan, price } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, verifiedParent } from "./people.ts";

/** Opens a page whose scripts take long, lets somebody answer before they run, and then lets them run. */
async function answerEarly(page: Page, address: string, answer: () => Promise<void>) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, (route) => held.then(() => route.continue()));
  await page.goto(address, { waitUntil: "commit" });
  await answer();
  release();
  await hydrated(page);
}

test("a plan that is chosen while the scripts are on their way is the one that is asked about", async ({
  page,
  t,
  at,
  language,
}) => {
  await verifiedParent(page, { at, email: freshEmail() });
  const id = await addChild(page, { at, name: childName });
  const summary = page.getByRole("region", { name: t("premium.summary.title") });
  await answerEarly(page, at(`/member/children/${id}/premium`), async () => {
    await page.getByRole("radio", { name: plan[language] }).check();
    await page.getByRole("radio", { name: t("payment.method.card") }).check();
    await page.getByRole("checkbox").check();
    await expect(summary).not.toContainText(price);
  });
  await expect(summary).toContainText(price);
  await page.getByRole("button", { name: t("premium.pay", { amount: price }) }).click();
  await expect(
    page.getByRole("dialog", { name: t("premium.confirm.title", { plan: plan[language], name: childName }) }),
  ).toBeVisible();
});

test("a question that is looked for while the scripts are on their way is found", async ({ page, t, at, language }) => {
  const questions = page.locator("article details:has(> summary + [id])");
  let all = 0;
  await answerEarly(page, at("/faq"), async () => {
    await page
      .getByRole("searchbox", { name: t("faq.search.q") })
      .fill({ "zh-HK": "退款", "en-US": "refund" }[language]);
    all = await questions.count();
  });
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(page.getByText(t("faq.search.results", { count: await questions.count() }))).toBeVisible();
});

test("what is typed while the scripts are on their way stays beside what is put back", async ({ page, t, at }) => {
  const name = page.getByRole("textbox", { name: t("contact.form.name.label"), exact: true });
  const message = page.getByRole("textbox", { name: t("contact.form.message.label") });
  await page.goto(at("/contact-us"));
  await hydrated(page);
  await name.fill("Chan Siu Ming");
  await message.fill("早晨");
  await answerEarly(page, at("/contact-us"), async () => {
    await message.fill("午安");
  });
  await expect(page.getByText(t("child.form.restored"))).toBeVisible();
  await expect(name).toHaveValue("Chan Siu Ming");
  await expect(message).toHaveValue("午安");
  await expect(message).toBeFocused();
});

test("what is corrected once a form was sent before scripts is not undone by what was kept before", async ({
  page,
  t,
  at,
}) => {
  const message = page.getByRole("textbox", { name: t("contact.form.message.label") });
  const email = page.getByLabel(t("contact.form.email.label"));
  await page.goto(at("/contact-us"));
  await hydrated(page);
  await message.fill("早晨");
  await answerEarly(page, at("/contact-us"), async () => {
    await page.getByLabel(t("contact.form.salutation.label")).selectOption({ label: t("contact.form.salutation.ms") });
    await page.getByLabel(t("contact.form.name.label")).fill("Chan Siu Ming");
    await email.fill("siuming@gk");
    await page.getByLabel(t("contact.form.phone.label")).fill("9123 4567");
    await page.getByLabel(t("contact.form.topic.label")).fill("A question");
    await message.fill("你們的活動在哪裡舉行？");
    await page.getByRole("button", { name: t("contact.form.submit") }).click();
    await expect(email).toHaveAccessibleDescription(t("validation.email.invalid"));
    await email.fill("siuming@gk.example");
  });
  await expect(email).toHaveValue("siuming@gk.example");
  await expect(message).toHaveValue("你們的活動在哪裡舉行？");
  await expect(page.getByText(t("child.form.restored"))).toBeHidden();
});
