import { readFile } from "node:fs/promises";
import { expect, hydrated, test } from "./fixtures.ts";
import { enter } from "./people.ts";

test("a child's record opens at each of its parts, and its performance is all there", async ({ page, t, at }) => {
  await enter(page, { t, at }, "premium.parent@gk.example");
  await page.goto(at("/member/children/301"));
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: t("child.view.tab.performance"), exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === at("/member/children/301/performance"));
  await expect(page).toHaveTitle(new RegExp(`^${t("child.view.tab.performance")}`));
  await expect(main.getByRole("link", { name: t("child.view.tab.performance"), exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );

  // Thirteen silver stars are one certificate, and one star towards the next.
  await expect(main.getByRole("heading", { name: t("performance.merit.next") })).toBeVisible();
  await expect(main.getByText(t("performance.merit.earned", { certificates: 1, stars: 1, count: 11 }))).toBeVisible();
  const missions = main.getByRole("table", { name: t("performance.byCategory") });
  await expect(missions.getByRole("row", { name: t("category.courtesy.name") })).toBeVisible();
  await expect(main.getByRole("region", { name: t("performance.recentMissions") })).toContainText(
    t("performance.mission.status.reported"),
  );
  await expect(main.getByRole("region", { name: t("performance.certificates.title"), exact: true })).toContainText(
    "GK-2026-000742",
  );
});

test("a report is kept as a file in the language of the page", async ({ page, t, at, language }) => {
  await enter(page, { t, at }, "premium.parent@gk.example");
  await page.goto(at("/member/children/301/performance"));
  await hydrated(page);
  const reports = page.getByRole("region", { name: t("performance.reports.title") });
  const growth = reports.getByRole("link", { name: t("performance.reports.growth") });
  for (const [link, name] of [
    [growth, /^gk-growth-301-[\d-]+\.html$/],
    [reports.getByRole("link").nth(1), /^gk-report-\d{4}-\d{2}\.html$/],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(name);
    const file = await readFile(await download.path(), "utf8");
    expect(file).toContain(`<html lang="${language}">`);
    expect(file).toContain(t("performance.missions"));
  }
});

test("a child that has not begun, and one without a plan, are told what comes", async ({ page, t, at }) => {
  await enter(page, { t, at }, "trial.parent@gk.example");
  await page.goto(at("/member/children/201/performance"));
  await expect(page.getByRole("heading", { name: t("performance.empty.title") })).toBeVisible();
  const missing = await page.goto(at("/member/children/301/performance"));
  expect(missing?.status()).toBe(404);
  const report = await page.goto(at("/member/children/301/reports/6/report.html"));
  expect(report?.status()).toBe(404);
});
