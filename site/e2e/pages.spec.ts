import { AxeBuilder } from "@axe-core/playwright";
import { addresses } from "./addresses.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { publicPages } from "./public-pages.ts";
import { signIn } from "./people.ts";

const memberPages = [
  "/member",
  "/member/children",
  "/member/children/create",
  "/member/children/301",
  "/member/children/301/update",
  "/member/profile",
  "/member/settings",
  "/member/settings/payment",
  "/member/subscription-orders",
];

const widths = { wide: [926, 1440], narrow: [320, 390] };

test.describe("every page", () => {
  // What comes with the reader is drawn at once when nothing may move, so all of the page is examined.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of publicPages) {
    test(`is accessible: ${path}`, async ({ page, at, viewport }) => {
      await accessible(page, at(path), viewport);
    });
  }

  test("of the member area is accessible", async ({ page, t, at, viewport }) => {
    test.setTimeout(240_000);
    await page.goto(at("/auth?type=signin"));
    await hydrated(page);
    await signIn(page, { t, email: "premium.parent@gk.example", password: "gk-demo-2026" });
    await expect(page).toHaveURL((url) => url.pathname === at("/member"));
    for (const path of memberPages) await accessible(page, at(path), viewport);
  });
});

type Viewport = { width: number; height: number } | null;

/** No violation of WCAG 2.2 A and AA, and nothing that makes the page scroll sideways, at two widths of the project's device. */
async function accessible(page: Parameters<typeof hydrated>[0], address: string, viewport: Viewport) {
  await page.goto(address);
  for (const width of (viewport?.width ?? 0) > 500 ? widths.wide : widths.narrow) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ["violations"] })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(" ")
          .slice(0, 300)}`,
    );
    expect(found, `${address} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${address} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test.describe("an address that is no page", () => {
  for (const path of ["/no-such-page", "/news/no-such-article", "/market/99999", "/member/settings/payment/canceled"]) {
    test(`answers 404 in words, with a way home: ${path}`, async ({ page, t, at }) => {
      if (path.startsWith("/member")) {
        await page.goto(at("/auth?type=signin"));
        await signIn(page, { t, email: "premium.parent@gk.example", password: "gk-demo-2026" });
        await expect(page).toHaveURL((url) => url.pathname === at("/member"));
      }
      const response = await page.goto(at(path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("errorPage.notFound.title"));
      await page
        .getByRole("main")
        .getByRole("link", { name: t("errorPage.backHome") })
        .click();
      await expect(page).toHaveURL((url) => url.pathname === at("/"));
    });
  }
});

test.describe("maintenance", () => {
  test("is where everybody goes while the provider says 503", async ({ page, t, at }) => {
    await page.goto(addresses.siteWithoutProvider + at("/faq"));
    await expect(page).toHaveURL((url) => url.pathname === at("/maintenance"));
    await expect(page.getByRole("heading", { level: 1, name: t("maintenance.title") })).toBeVisible();
    const response = await page.reload();
    expect(response?.status()).toBe(503);
    expect(response?.headers()["retry-after"]).toBeDefined();
  });

  test("is over when the provider is back", async ({ page, at, t }) => {
    const response = await page.goto(at("/maintenance"));
    expect(response?.status()).toBe(200);
    await expect(page.getByText(t("maintenance.back"))).toBeVisible();
  });
});
