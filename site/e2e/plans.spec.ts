import { expect, hydrated, test } from "./fixtures.ts";

test("the plans stand beside each other line by line, and the first question is answered", async ({ page, t, at }) => {
  await page.goto(at("/plans"));
  await hydrated(page);
  const table = page.getByRole("table", { name: t("plans.compare.caption") });
  await expect(table.getByRole("rowheader")).toHaveCount(8);
  await expect(table.getByRole("row", { name: t("plans.compare.price") })).toContainText("HK$888.00");
  const questions = page.getByRole("region", { name: t("plans.faq.title") });
  await expect(questions.locator("details[open]")).toHaveCount(1);
  await page
    .getByRole("navigation", { name: t("plans.title") })
    .getByRole("link", { name: t("plans.tab.school") })
    .click();
  const strengths = page.getByRole("region", { name: t("school.strengths.title") });
  await expect(strengths.getByRole("heading", { name: t("school.strengths.group.transcendence") })).toBeVisible();
  await expect(questions.locator("details[open]")).toHaveCount(1);
});
