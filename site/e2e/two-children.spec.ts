import type { Page } from "@playwright/test";
import { plan, price, type Scene, toCheckout } from "./buying.ts";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { answerChildForm, closeAlert, verifiedParent } from "./people.ts";

const names = { elder: "Siu Hei", younger: "Siu Ching" };

/** Adds a child by the form that the list leads to; answers the address of its record. */
async function add(page: Page, { t, at, own }: Scene, name: string): Promise<string> {
  await page.goto(at("/member/children"));
  await hydrated(page);
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: t("children.add") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("child.create.title") })).toBeVisible();
  await answerChildForm(page, { t, own, name });
  await main.getByRole("button", { name: t("child.create.submit") }).click();
  await closeAlert(page, { own, says: [t("child.create.success", { name }), t("child.create.success.next")] });
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}

test("two children come from the empty list to prizes that are chosen and changed", async ({
  page,
  t,
  at,
  own,
  language,
}) => {
  test.slow();
  const scene = { t, at, own };
  await verifiedParent(page, { at, email: freshEmail() });
  await page.goto(at("/member/children"));
  await expect(page.getByRole("heading", { level: 1, name: t("children.empty.title") })).toBeVisible();

  const records = [await add(page, scene, names.elder), await add(page, scene, names.younger)];
  for (const record of records) {
    await page.goto(`${record}/premium`);
    await hydrated(page);
    await page.getByRole("radio", { name: plan[language] }).check();
    await toCheckout(page, scene, price);
    await page.getByRole("button", { name: t("dev.checkout.pay") }).click();
    await expect(page).toHaveURL((url) => url.pathname.endsWith("/payment/success"));
  }

  const form = page.getByRole("form", { name: t("prizes.title") });
  const radios = (key: string) => form.getByRole("radiogroup", { name: t(key), exact: true }).getByRole("radio");
  /** Goes to a child's prize from its record, and chooses the first one of a theme. */
  const choose = async (record: string, name: string, theme: number) => {
    await page.goto(`${record}/prize`);
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^(${t("prizes.choose")}|${t("prizes.change")})$`) })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("prizes.title") })).toBeVisible();
    await radios("prizes.theme.label").nth(theme).check({ force: true });
    await radios("prizes.stage.label").first().check({ force: true });
    await form.getByRole("button", { name: t("prizes.submit") }).click();
    await expect(page.getByText(t("prizes.success", { name, prize: "☆" }).split("☆")[0] ?? "")).toBeVisible();
  };
  const [elder = "", younger = ""] = records;
  await choose(elder, names.elder, 0);
  await choose(younger, names.younger, 1);
  await choose(elder, names.elder, 1);

  // What each child works toward stands on the page of the list.
  await page.goto(at("/member/children"));
  for (const name of Object.values(names)) await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("main").getByText(t("children.card.prizeChosen"))).toHaveCount(2);
});
