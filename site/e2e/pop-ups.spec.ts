import type { BrowserContext } from "@playwright/test";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";

/** They come when somebody has been there for a while. */
const comes = { timeout: 30_000 };

/** How long a cookie is kept, in days; undefined where there is none. */
async function daysOf(context: BrowserContext, name: string) {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  return cookie && Math.round((cookie.expires - Date.now() / 1000) / 86_400);
}

test.beforeEach(({ context }) => context.clearCookies());

test("the newsletter asks whoever reads on, and is subscribed to by keyboard alone", { tag: "@both-sizes" }, async ({
  page,
  context,
  request,
  t,
  at,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto(at("/about-us"));
  await hydrated(page);
  await page.keyboard.press("PageDown");
  const dialog = page.getByRole("dialog", { name: t("newsletter.title").slice(0, 4) });
  await expect(dialog).toBeVisible(comes);
  const field = dialog.getByRole("textbox", { name: t("newsletter.email.label") });
  await expect(field).toBeFocused();
  await page.keyboard.type("heimum@");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(t("validation.email.invalid"));
  await expect(field).toHaveValue("heimum@");
  await expect(dialog.getByRole("checkbox")).toHaveAccessibleDescription(t("validation.newsletter.consent.required"));
  await field.fill(email);
  await dialog.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await field.press("Enter");
  const thanks = page.getByRole("dialog", { name: t("newsletter.success.title") });
  await expect(thanks).toContainText(email);
  expect(await daysOf(context, "newsletter_subscribed")).toBe(365);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await daysOf(context, "newsletter_closed")).toBeUndefined();
  expect(await (await request.get("/development/outbox")).text()).toContain(email);
});

test("what is closed stays away for a day; another time the welcome gives a code", { tag: "@both-sizes" }, async ({
  page,
  context,
  t,
  at,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto(at("/tips"));
  await hydrated(page);
  await page.keyboard.press("PageDown");
  const close = page.getByRole("dialog").getByRole("button", { name: t("newsletter.close") });
  await expect(close).toBeVisible(comes);
  await close.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(() => daysOf(context, "newsletter_closed")).toBe(1);
  expect(await daysOf(context, "welcome")).toBeUndefined();

  await page.goto(at("/about-us"));
  await hydrated(page);
  await page.keyboard.press("PageDown");
  const dialog = page.getByRole("dialog", { name: t("welcome.title").slice(0, 4) });
  await expect(dialog).toBeVisible(comes);
  await expect.poll(() => daysOf(context, "welcome")).toBe(30);
  await dialog.getByRole("textbox").fill(email);
  await dialog.getByText(t("welcome.consent")).click();
  await dialog.getByRole("button", { name: t("welcome.submit") }).click();
  const gift = page.getByRole("dialog", { name: t("welcome.success.title") });
  await expect(gift).toContainText("HELLOGK");
  await expect(gift).toContainText(email);
  await gift.getByRole("link", { name: t("welcome.success.cta") }).click();
  await expect(page).toHaveURL(/\/plans\?code=HELLOGK$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("T46: who wants to know more is asked at once, whatever was answered before", { tag: "@both-sizes" }, async ({
  page,
  context,
  t,
  at,
  baseURL,
}) => {
  const url = baseURL ?? "";
  await context.addCookies(
    ["newsletter_closed", "newsletter_subscribed"].map((name) => ({ name, value: "true", url })),
  );
  // What opens it comes when the page is idle; until then the link leads to the page that asks the same. The promotion
  // stream is opened by what comes with it, afterwards.
  const opened = page.waitForRequest((request) => request.resourceType() === "eventsource");
  await page.goto(at("/events"));
  await opened;
  const dialog = page.getByRole("dialog", { name: t("newsletter.title").slice(0, 4) });
  const link = page.getByRole("contentinfo").getByRole("link", { name: t("footer.newsletter") });
  await link.press("Enter");
  await expect(dialog).toBeVisible();
  await expect.poll(() => daysOf(context, "newsletter_closed")).toBeUndefined();
  await expect.poll(() => daysOf(context, "newsletter_subscribed")).toBeUndefined();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect.poll(() => daysOf(context, "newsletter_closed")).toBe(1);

  // The sheet at the foot of the events hands on what was typed.
  const sheet = page.getByRole("main").getByRole("textbox", { name: t("newsletter.email.label") });
  await sheet.fill("hei@gk.example");
  await sheet.press("Enter");
  await expect(dialog.getByRole("textbox")).toHaveValue("hei@gk.example");
  await expect(page).toHaveURL(/\/events$/);
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sheet at the foot of the events posts an address to it", async ({ page, t, at }) => {
    await page.goto(at("/events"));
    const field = page.getByRole("main").getByRole("textbox", { name: t("newsletter.email.label") });
    await field.fill("hei@gk.example");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("newsletter.submit") })
      .click();
    await expect(page).toHaveURL(/\/newsletter$/);
    await expect(page.getByText(t("validation.newsletter.consent.required"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveValue("hei@gk.example");
  });

  test("the newsletter has a page, whose form keeps what was typed", async ({ page, context, t, at }) => {
    const email = freshEmail();
    await page.goto(at("/newsletter"));
    const field = page.getByRole("main").getByRole("textbox", { name: t("newsletter.email.label") });
    await field.fill(email);
    await page.getByRole("button", { name: t("newsletter.submit") }).click();
    await expect(page.getByText(t("validation.newsletter.consent.required"))).toBeVisible();
    await expect(field).toHaveValue(email);
    await page.getByRole("checkbox").check({ force: true });
    await page.getByRole("button", { name: t("newsletter.submit") }).click();
    await expect(page.getByText(t("newsletter.success.title"))).toBeVisible();
    expect(await daysOf(context, "newsletter_subscribed")).toBe(365);
  });
});
