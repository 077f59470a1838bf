import { expect, hydrated, test } from "./fixtures.ts";

test("the bar turns by itself when the stream says something else, and back (decision 34)", {
  tag: "@both-sizes",
}, async ({ page, context, t, at, own, language }) => {
  const sentence = { "zh-HK": `今日限定 ${process.pid}：即減 $80。`, "en-US": `Today only ${process.pid}: $80 off.` };
  await page.goto(at("/faq"));
  await hydrated(page);
  const bar = page.getByRole("complementary", { name: own.promotion });
  const before = (await bar.getByRole("paragraph").textContent()) ?? "";
  const told = page.waitForResponse(/promotion\.json$/);

  const desk = await context.newPage();
  await desk.goto(`/development/promotion?locale=${language}`);
  await expect(desk.getByLabel(t(`dev.promotion.text.${language === "zh-HK" ? "zh" : "en"}`))).toHaveValue(before);
  await desk.getByLabel(t("dev.promotion.text.zh")).fill(sentence["zh-HK"]);
  await desk.getByLabel(t("dev.promotion.text.en")).fill(sentence["en-US"]);
  try {
    await told;
    // What the stream says of itself is the page's own sentence.
    await expect(bar).toContainText(before);
    await desk.getByRole("button", { name: t("dev.promotion.send") }).click();
    await expect(bar).toContainText(sentence[language]);
    await expect(bar.getByText("$80", { exact: true })).toBeVisible();
  } finally {
    await desk.getByRole("button", { name: t("dev.promotion.reset") }).click();
  }
  await expect(bar).toContainText(before);
});
