import type { Page } from "@playwright/test";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, answerByKeyboard, verifiedParent } from "./people.ts";

const name = "Siu Ching";

test("a child is signed up once for a special event, in two tabs, stands on the home page, and is taken out", async ({
  page,
  t,
  at,
}) => {
  test.slow();
  await verifiedParent(page, { at, email: freshEmail() });
  await addChild(page, { at, name });
  await page.goto(at("/member"));
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("navigation")
    .getByRole("link", { name: t("member.menu.activities") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("activity.title") })).toBeVisible();
  // Which one can be joined by any child hangs on the day.
  await page
    .getByRole("article")
    .filter({ hasText: new RegExp(t("activity.until", { date: ".+" })), hasNotText: t("activity.for.premium") })
    .first()
    .getByRole("heading")
    .getByRole("link")
    .click();
  const section = page.getByRole("region", { name: t("activity.signUp.title"), exact: true });
  const join = section.getByRole("button", { name: t("activity.signUpNamed", { name }) });
  const leave = section.getByRole("button", { name: t("activity.cancelNamed", { name }) });
  await expect(join).toBeVisible();
  const address = page.url();
  const title = (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll("\u200b", "");

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(address);
  await hydrated(elsewhere);

  await join.press("Enter");
  const question = page.getByRole("dialog");
  await expect(question).toContainText(t("activity.signUp.question.title", { name }));
  await page.keyboard.press("Escape");
  await expect(join).toBeFocused();
  await join.press("Enter");
  await answerByKeyboard(question, t("activity.signUp"));
  await expect(section.getByText(t("activity.signUp.done", { name, title }))).toBeVisible();
  await expect(leave).toBeFocused();

  const other = elsewhere.getByRole("region", { name: t("activity.signUp.title"), exact: true });
  await other.getByRole("button", { name: t("activity.signUpNamed", { name }) }).click();
  await elsewhere
    .getByRole("dialog")
    .getByRole("button", { name: t("activity.signUp"), exact: true })
    .click();
  await expect(other.getByRole("alert")).toHaveText(t("activity.join.already", { name }));
  await expect(other.getByRole("button", { name: t("activity.cancelNamed", { name }) })).toBeVisible();
  await elsewhere.close();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t("activity.calendar") }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${title}.ics`);

  await page.goto(at("/member"));
  await hydrated(page);
  const home = page.getByRole("region", { name: t("activity.index.title") });
  await expect(home.getByText(t("activity.joined", { name }))).toBeVisible();
  await home.getByRole("link", { name: title }).click();
  await leave.click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText(t("activity.cancel.question.title", { name }));
  await warning.getByRole("button", { name: t("activity.cancel"), exact: true }).click();
  await expect(section.getByText(t("activity.cancel.done", { name }))).toBeVisible();
});

test("the last place goes to one family; another is told while its question is open, and has it once it is free", async ({
  page,
  browser,
  t,
  at,
}) => {
  test.slow();
  const address = at("/member/special-activity/5");
  const family = async (tab: Page) => {
    await verifiedParent(tab, { at, email: freshEmail() });
    await addChild(tab, { at, name });
    const section = tab.getByRole("region", { name: t("activity.signUp.title"), exact: true });
    const join = section.getByRole("button", { name: t("activity.signUpNamed", { name }) });
    const leave = section.getByRole("button", { name: t("activity.cancelNamed", { name }) });
    const question = tab.getByRole("dialog").getByRole("button", { name: t("activity.signUp"), exact: true });
    return { tab, section, join, leave, question };
  };
  const ours = await family(page);
  const theirs = await family(await browser.newPage());

  // The same test in another language may have the place for a while.
  await expect(async () => {
    for (const { tab, join } of [theirs, ours]) {
      await tab.goto(address);
      await hydrated(tab);
      await join.click({ timeout: 1000 });
    }
    await ours.question.click();
    await expect(ours.leave).toBeVisible({ timeout: 3000 });
  }).toPass();
  await theirs.question.click();
  await expect(theirs.section.getByRole("alert")).toHaveText(t("activity.join.full"));
  await expect(theirs.join).toHaveCount(0);
  await expect(theirs.section.getByText(t("activity.join.full"))).toHaveCount(1);
  await theirs.tab.reload();
  await expect(theirs.tab.getByRole("main").getByText(t("activity.status.full"), { exact: true })).toBeVisible();
  await expect(theirs.section.getByText(t("activity.join.full"))).toBeVisible();
  await expect(theirs.join).toHaveCount(0);

  await ours.leave.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("activity.cancel"), exact: true })
    .click();
  await expect(ours.section.getByText(t("activity.cancel.done", { name }))).toBeVisible();
  await expect(async () => {
    await theirs.tab.reload();
    await expect(theirs.join).toBeVisible({ timeout: 1000 });
  }).toPass();
  await theirs.tab.close();
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a child is signed up and taken out, and another account's is refused", async ({ page, t, at }) => {
    await verifiedParent(page, { at, email: freshEmail() });
    await page.goto(at("/member/special-activity/3"));
    await expect(page.getByText(t("activity.needsChild"))).toBeVisible();
    await addChild(page, { at, name });
    await page.reload();
    await page.getByRole("button", { name: t("activity.signUpNamed", { name }) }).click();
    const leave = page.getByRole("button", { name: t("activity.cancelNamed", { name }) });
    await expect(leave).toBeVisible();
    await leave.click();
    await expect(page.getByText(t("activity.cancel.done", { name }))).toBeVisible();

    const refused = await page.request.post(at("/member/special-activity/3"), {
      form: { deed: "join", child_id: "301" },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(refused.status()).toBe(422);
    expect(await refused.text()).toContain(t("error.childNotFound"));
  });
});
