import { expect, hydrated, test } from "./fixtures.ts";

test("everything is searched from the header: words are marked, kinds and pages have addresses", {
  tag: "@both-sizes",
}, async ({ page, t, at, language }) => {
  const word = language === "zh-HK" ? "孩子" : "child";
  await page.goto(at("/about-us"));
  await hydrated(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("nav.search") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("search.title") })).toBeVisible();
  await page.getByRole("searchbox", { name: t("search.q") }).fill(word);
  await page.keyboard.press("Enter");

  const results = page.getByRole("region", { name: t("nav.tips") });
  await expect(results.getByRole("listitem")).toHaveCount(3);
  await expect(results.locator("mark").first()).toHaveText(new RegExp(word, "i"));
  await expect(page.getByRole("region", { name: t("nav.faq") }).getByRole("listitem")).toHaveCount(3);

  await results.getByRole("link").first().click();
  await expect(results.getByRole("listitem")).toHaveCount(10);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("searchbox", { name: t("search.q") })).toHaveValue(word);
  const kinds = page.getByRole("navigation", { name: t("search.kinds") });
  await expect(kinds.locator("[aria-current]")).toContainText(t("nav.tips"));

  await kinds
    .getByRole("link")
    .filter({ hasText: t("nav.faq") })
    .click();
  const answers = page.getByRole("region", { name: t("nav.faq") });
  const question = answers.getByRole("listitem").first().getByRole("link");
  const title = (await question.textContent()) ?? "";
  await question.click();
  await expect(page.locator("details[open] summary").filter({ hasText: title })).toBeVisible();
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a plain form, which says what to try where nothing is found", async ({ page, t, at }) => {
    await page.goto(at("/search"));
    await expect(page.locator("main mark")).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const box = page.getByRole("searchbox", { name: t("search.q") });
    await box.fill("zzzzqq %_");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("search.submit") })
      .click();
    await expect(page.getByRole("heading", { name: t("search.empty.title") })).toBeVisible();
    await expect(box).toHaveValue("zzzzqq %_");
    await box.fill("App");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("search.submit") })
      .click();
    await expect(page.locator("main mark").first()).toHaveText(/app/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
