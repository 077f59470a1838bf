import { createTranslator, expect, hydrated, test } from "./fixtures.ts";

/** The page in the other language: its link, its address, that of its data. */
const others = {
  "zh-HK": { lang: "en-US", label: "Eng", path: "/en-US", data: "/en-US.data" },
  "en-US": { lang: "zh-HK", label: "中", path: "/", data: "/_.data" },
} as const;

test.describe("the home page", () => {
  test("shows every section with the provider's prices", { tag: "@both-sizes" }, async ({ page, t, at }) => {
    await page.goto(at("/"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("home.cover.title"));
    for (const key of [
      "home.whatIs.title",
      "home.flow.title",
      "tools.title",
      "quiz.title",
      "home.school.title",
      "home.plans.title",
      "home.cta.title",
    ]) {
      await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: t(key) })).toBeVisible();
    }
    for (const price of ["HK$98.00", "HK$268.00", "HK$888.00"])
      await expect(page.getByRole("paragraph").filter({ hasText: price })).toBeVisible();
  });

  test("loads no more script for its first view than it may", async ({ request, at }) => {
    const html = await (await request.get(at("/"))).text();
    // The router's list of all pages is named there, but not fetched.
    const scripts = new Set(html.match(/\/assets\/(?!manifest-)[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(5);
    let bytes = 0;
    for (const script of scripts) {
      const answer = await request.get(script, { headers: { "Accept-Encoding": "br" } });
      bytes += Number(answer.headers()["content-length"]);
    }
    expect(bytes).toBeLessThanOrEqual(118_000);
  });

  test("comes with the first ten packets of a connection: more wait for a round trip", async ({ request, at }) => {
    const page = await request.get(at("/"), { headers: { Accept: "text/html", "Accept-Encoding": "br" } });
    const headers = page.headersArray().reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
    const body = Number(page.headers()["content-length"]);
    expect(headers + body).toBeLessThanOrEqual(10 * 1460);
  });

  test("answers in its three forms without a redirect (T1)", async ({ request }) => {
    for (const path of ["/", "/zh-HK", "/en-US"]) {
      const response = await request.get(path, { maxRedirects: 0, headers: { "Accept-Language": "zh-HK" } });
      expect([path, response.status()]).toEqual([path, 200]);
    }
  });

  test("speaks the browser's language at the root alone (T13, T14)", async ({ request }) => {
    const english = { "Accept-Language": "en-GB,en;q=0.9" };
    const root = await request.get("/", { maxRedirects: 0, headers: english });
    expect(root.status()).toBe(302);
    expect(root.headers()["location"]).toBe("/en-US");
    const chosen = await request.get("/", { maxRedirects: 0, headers: { ...english, Cookie: "locale=zh-HK" } });
    expect(chosen.status()).toBe(200);
    const faq = await request.get("/faq", { maxRedirects: 0, headers: english });
    expect(faq.status()).toBe(200);
  });

  test("corrects the case of a prefix and a trailing slash (T3)", async ({ request }) => {
    for (const [asked, canonical] of [
      ["/en-us/faq", "/en-US/faq"],
      ["/faq/", "/faq"],
      ["/ZH-hk", "/zh-HK"],
    ] as const) {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]]).toEqual([308, canonical]);
    }
  });

  test("keeps the page when the language changes, and remembers it", async ({ page, context, at, language }) => {
    await page.goto(at("/"));
    await hydrated(page);
    const other = others[language];
    const drawn = await page.evaluateHandle(() => [...document.querySelectorAll("main li, footer nav")]);
    await page.getByRole("banner").getByRole("link", { name: other.label }).click();
    await expect(page).toHaveURL((url) => url.pathname === other.path);
    await expect(page.locator("html")).toHaveAttribute("lang", other.lang);
    const said = createTranslator(other.lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("home.cover.title"));
    // What lies further down follows.
    await expect(page.getByRole("heading", { level: 2, name: said("home.plans.title") })).toBeAttached();
    await expect(page.getByRole("contentinfo")).toContainText(said("product.tagline"));
    // Other words in the same elements: nothing else is made anew, no picture is fetched again.
    expect(await drawn.evaluate((elements) => elements.filter(({ isConnected }) => !isConnected).length)).toBe(0);
    const cookie = (await context.cookies()).find(({ name }) => name === "locale");
    expect(cookie?.value).toBe(other.lang);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  });

  test("asks for the page in the other language, once, while its link is still pressed", async ({
    page,
    at,
    language,
  }) => {
    await page.goto(at("/"));
    await hydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".data")) asked.push(pathname);
    });
    const { label, data, lang } = others[language];
    await page.getByRole("banner").getByRole("link", { name: label }).hover();
    await page.mouse.down();
    await expect.poll(() => asked).toEqual([data]);
    await page.mouse.up();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    expect(asked).toEqual([data]);
  });

  test("shows what is pressed by itself, without the browser's highlight", { tag: "@both-sizes" }, async ({
    page,
    t,
    at,
    language,
  }) => {
    await page.goto(at("/"));
    await hydrated(page);
    const quiz = page.getByRole("region", { name: t("quiz.title") });
    await quiz.getByRole("radio", { name: t("quiz.age.from4to6") }).check();
    await quiz.getByRole("button", { name: t("quiz.next") }).click();
    const pressables = {
      option: quiz.locator("label").filter({ hasText: t("quiz.goal.manners") }),
      button: quiz.getByRole("button", { name: t("quiz.toResult") }),
      "quiet button": quiz.getByRole("button", { name: t("quiz.back") }),
      language: page.getByRole("banner").getByRole("link", { name: others[language].label }),
    };
    for (const [name, pressable] of Object.entries(pressables)) {
      await pressable.scrollIntoViewIfNeeded();
      const look = () =>
        pressable.evaluate((element) => {
          const { backgroundColor, translate, color } = getComputedStyle(element);
          return [backgroundColor, translate, color];
        });
      const atRest = await look();
      await pressable.hover();
      await page.mouse.down();
      await expect.poll(look, name).not.toEqual(atRest);
      await expect(pressable, name).toHaveCSS("-webkit-tap-highlight-color", "rgba(0, 0, 0, 0)");
      // Let go elsewhere, it is no press.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  });

  test("takes a parent through the quiz, back and on to a result", { tag: "@both-sizes" }, async ({ page, t, at }) => {
    await page.goto(at("/"));
    await hydrated(page);
    const quiz = page.getByRole("region", { name: t("quiz.title") });
    await quiz.getByRole("radio", { name: t("quiz.age.from4to6") }).check();
    await quiz.getByRole("button", { name: t("quiz.next") }).click();
    await expect(quiz.getByRole("group", { name: t("quiz.goal.title") })).toBeVisible();
    await quiz.getByRole("button", { name: t("quiz.back") }).click();
    await expect(quiz.getByRole("radio", { name: t("quiz.age.from4to6") })).toBeChecked();
    await quiz.getByRole("button", { name: t("quiz.next") }).click();
    await quiz.getByRole("radio", { name: t("quiz.goal.manners") }).check();
    await quiz.getByRole("button", { name: t("quiz.toResult") }).click();
    await expect(quiz.getByRole("heading", { name: t("quiz.result.fit.title") })).toBeVisible();
  });

  test("hides the promotion bar for a day", { tag: "@both-sizes" }, async ({ page, context, own, at }) => {
    await page.goto(at("/"));
    await hydrated(page);
    const bar = page.getByRole("complementary", { name: own.promotion });
    await bar.getByRole("link", { name: own.hidePromotion }).click();
    await expect(bar).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === "promotion")?.value)
      .toBe("false");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
  });

  test("keeps its menu where the drawer can't be loaded", async ({ page, context, at, t, own }) => {
    // Whoever saves data gets the drawer with the press only (T111).
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at("/faq"));
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("button", { name: own.openMenu }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: t("nav.events") })).toBeVisible();
  });
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the quiz goes on by the page's address, to a result", async ({ page, t, at }) => {
    await page.goto(at("/"));
    const quiz = page.getByRole("region", { name: t("quiz.title") });
    await quiz.getByText(t("quiz.age.over9")).click();
    await quiz.getByRole("button", { name: t("quiz.next") }).click();
    await expect(page).toHaveURL(/\?age=over9#quiz$/);
    await quiz.getByText(t("quiz.goal.manners")).click();
    await quiz.getByRole("button", { name: t("quiz.toResult") }).click();
    await expect(quiz.getByText(t("quiz.result.older.title").replaceAll("\u200b", ""))).toBeVisible();
    await expect(quiz.getByRole("button")).toHaveCount(0);
  });
});
