import { accessible } from "./accessible.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test("the market is searched: by the form, in the address, again after a reload and on the way back", {
  tag: "@both-sizes",
}, async ({ page, t, at, language }) => {
  await page.goto(at("/market"));
  await hydrated(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 926;
  const [art, sports] = language === "zh-HK" ? ["美藝及戲劇", "體育班"] : ["Art and drama", "Sports classes"];
  if (isPhone) await page.getByRole("link", { name: t("market.filter.title") }).click();
  const form = isPhone
    ? page.getByRole("dialog", { name: t("market.filter.title") })
    : page.getByRole("region", { name: t("market.filter.title") });
  // Beside the magnifying glass, and not under it.
  await expect(form.getByRole("searchbox")).toHaveCSS("padding-left", "48px");
  await form.getByRole("checkbox", { name: art }).click();
  await form.getByRole("checkbox", { name: sports }).click();
  await form.getByRole("button", { name: t("market.filter.apply") }).click();

  const applied = page.getByRole("list", { name: t("market.filter.active", { count: 2 }) });
  await expect(applied.getByRole("link")).toHaveCount(2);
  await page.reload();
  await expect(applied.getByRole("link")).toHaveCount(2);
  await hydrated(page);

  await applied.getByRole("link", { name: t("market.filter.remove", { filter: sports }) }).click();
  await expect(page.getByRole("list", { name: t("market.filter.active", { count: 1 }) }).getByRole("link")).toHaveText(
    art,
  );
  await page.goBack();
  await expect(applied.getByRole("link")).toHaveCount(2);
});

test("who asks for nothing in the drawer is told so there, and goes on there (T73)", async ({ page, t, at }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("/market"));
  await hydrated(page);
  await page.getByRole("link", { name: t("market.filter.title") }).click();
  const drawer = page.getByRole("dialog", { name: t("market.filter.title") });
  const apply = drawer.getByRole("button", { name: t("market.filter.apply") });
  const categories = drawer.getByRole("group", { name: t("market.filter.category") });
  const first = categories.getByRole("checkbox").first();
  // The second time the address stays what it was.
  for (const _ of [1, 2]) {
    await apply.click();
    await expect(categories.getByText(t("validation.market.categories.required"))).toBeVisible();
    await expect(first).toBeFocused();
  }
  await first.press("Space");
  await apply.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("list", { name: t("market.filter.active", { count: 1 }) })).toBeVisible();
});

test("what is chosen in the drawer and never asked for is given up with it", async ({ page, t, at }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("/market"));
  await hydrated(page);
  const opener = page.getByRole("link", { name: t("market.filter.title") });
  const drawer = page.getByRole("dialog", { name: t("market.filter.title") });
  const chosen = drawer.getByRole("checkbox", { checked: true });
  await opener.click();
  await drawer.getByRole("checkbox", { checked: false }).first().press("Space");
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(chosen).toHaveCount(0);
});

test("the filters show in the page where their drawer can't be loaded", async ({ page, context, t, at }) => {
  // Whoever saves data gets the drawer with the press only (T111).
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("/market"));
  await hydrated(page);
  await context.setOffline(true);
  const filters = page.getByRole("region", { name: t("market.filter.title") });
  await expect(filters).toBeHidden();
  await page.getByRole("link", { name: t("market.filter.title") }).click();
  await expect(filters.getByRole("searchbox", { name: t("market.filter.keyword") })).toBeInViewport();
});

test("the market's filters are accessible, and where nothing is found too", async ({ page, at }) => {
  test.slow();
  await accessible(page, at("/market?categories[]=5&areas[]=16&tag=none"));
});

test("who finds nothing in the market is told what to ask for less of", { tag: "@both-sizes" }, async ({
  page,
  t,
  at,
}) => {
  await page.goto(at("/market"));
  // How many there are hangs on the day.
  const count = new RegExp(`^${t("market.results", { count: 33 }).replace("33", "[1-9]\\d*")}$`);
  const all = await page.getByText(count).innerText();
  await page.goto(at("/market?keyword=zzzzqq"));
  const none = page.getByRole("heading", { name: t("market.empty.title") });
  await expect(none).toBeVisible();
  await expect(page.getByText(t("market.results", { count: 0 }), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t("market.empty.noKeyword", { keyword: "zzzzqq" }) }).click();
  await expect(page.getByText(all, { exact: true })).toBeVisible();
});

const chosen = "/market?categories%5B%5D=1&categories%5B%5D=2&categories%5B%5D=3&categories%5B%5D=4";

test("more of the market comes below what shows, with every filter in the address", async ({ page, t, at }) => {
  const cards = page.getByRole("main").getByRole("article");
  await page.goto(at(chosen));
  await hydrated(page);
  await expect(cards).toHaveCount(6);
  await page.getByRole("link", { name: t("common.loadMore") }).press("Enter");
  await expect(cards.nth(6)).toBeFocused();
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === at(`${chosen}&to=2#more`));
  await expect(page.getByRole("list", { name: t("market.filter.active", { count: 4 }) })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(6);
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("more of the market is a link", async ({ page, t, at }) => {
    await page.goto(at(chosen));
    await page.getByRole("link", { name: t("common.loadMore") }).click();
    await expect(page.getByRole("main").getByRole("article").nth(6)).toBeInViewport();
  });

  test("the market is asked by a plain form, which says what it lacks (T73)", async ({ page, t, at }) => {
    await page.goto(at("/market#filters"));
    const form = page.getByRole("region", { name: t("market.filter.title") });
    await form.getByRole("button", { name: t("market.filter.apply") }).click();
    await expect(
      page.getByText(t("validation.market.categories.required")).filter({ visible: true }).first(),
    ).toBeVisible();
    await page.goto(`${at("/market")}?keyword=&location=&tag=#filters`);
    await form.getByRole("searchbox", { name: t("market.filter.keyword") }).fill("zzzzqq");
    await form.getByRole("button", { name: t("market.filter.apply") }).click();
    await expect(page.getByRole("heading", { name: t("market.empty.title") })).toBeVisible();
  });
});
