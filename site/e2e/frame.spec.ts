import { stillAccessible } from "./accessible.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a link shows the entries below the bar", async ({ page, at, t, own }) => {
    await page.goto(at("/faq"));
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: t("nav.events") })).toBeHidden();
    await header.getByRole("link", { name: own.openMenu }).click();
    await expect(header.getByRole("link", { name: t("nav.events") })).toBeVisible();
  });
});

test("the menu's button says what it opens, and whether it is open", async ({ page, at, own }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("/faq"));
  await hydrated(page);
  const opener = page.locator("header").getByRole("button", { name: own.openMenu, includeHidden: true });
  await expect(opener).toHaveAttribute("aria-haspopup", "dialog");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await opener.focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: own.closeMenu })).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(opener).toBeFocused();
});

test("whoever has read on has the menu and the way out at hand, and hears nothing of the bar", async ({
  page,
  at,
  t,
  own,
}) => {
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at("/faq"));
    await hydrated(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const bar = page.getByRole("navigation", { name: own.quickNavigation });
    await expect(bar).toBeVisible();
    await expect(bar.getByRole("status")).toBeEmpty();
    const opener = page.getByRole("button", { name: own.openMenu }).last();
    await opener.click();
    const menu = page.getByRole("dialog", { name: own.menu });
    await expect(menu.getByRole("link", { name: t("header.signin") })).toBeVisible();
    await expect(menu.getByRole("button", { name: own.closeMenu })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
});

test("what Tab reaches is there at once: the page never glides to it", async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(at("/faq"));
  await hydrated(page);
  const top = () => page.evaluate(() => Math.round(scrollY));
  // From the end of the page: backwards, over all of it.
  await page.keyboard.press("Shift+Tab");
  const reached = await top();
  expect(reached).toBeGreaterThan(1000);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await top()).toBe(reached);
});

test("the harbour stands once on a page: about us begins with it", async ({ page, at }) => {
  const harbour = page.getByRole("contentinfo").locator('img[src*="landscape"]');
  await page.goto(at("/faq"));
  await expect(harbour).toHaveCount(1);
  await page.goto(at("/about-us"));
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(harbour).toHaveCount(0);
});

test("our posts at a social network are fetched when somebody asks for them, and not before", async ({
  page,
  at,
  t,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const fromNetwork = () => asked.filter((url) => url.includes("/development/timeline"));
  const network = t("social.facebook");
  await page.goto(at("/contact-us"));
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText(t("footer.timeline.notice", { network }));
  await expect(foot.getByRole("link", { name: t("footer.timeline.visit", { network }) })).toBeVisible();
  expect(fromNetwork()).toEqual([]);

  await foot.getByRole("button", { name: t("footer.timeline.load") }).press("Enter");
  const posts = foot.locator("iframe");
  await expect(posts).toHaveAccessibleName(t("footer.timeline.title"));
  await expect(posts).toBeFocused();
  await expect(posts.contentFrame().getByRole("article").first()).toBeVisible();
  expect(fromNetwork()).toHaveLength(1);
  await stillAccessible(page, "a page with the posts at its foot");
});

test("while a page is awaited a line says so, until it is there", async ({ page, at, t, own }) => {
  const { promise: answer, resolve: comes } = Promise.withResolvers<void>();
  await page.route("**/faq.data*", async (route) => {
    await answer;
    await route.continue();
  });
  await page.goto(at("/contact-us"));
  await hydrated(page);
  const progress = page.getByRole("progressbar", { name: own.loading });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("nav.faq") })
    .press("Enter");
  await expect(progress).toBeVisible();
  await stillAccessible(page, "a page that is awaited");
  comes();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(progress).toBeHidden();
});
