import type { APIRequestContext, Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { memberPages } from "./member-pages.ts";
import { signIn } from "./people.ts";
import { publicPages } from "./public-pages.ts";

/**
 * The files of the Chinese face for all pages that a page's styles ask for as it opens, by the names that they were cut
 * under. What is preloaded is not among them: the page's own, and what the browser itself has learned from pages before; nor
 * is what a long page has for further down.
 */
const asked = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const files = entries
      .filter(({ initiatorType }) => initiatorType === "css")
      .map(({ name }) => /chiron-(.+)-.{8}\.woff2/.exec(name)?.[1]);
    return [...new Set(files.filter((file) => file !== undefined && !file.endsWith("-below")))];
  });

/**
 * The Chinese characters that a page shows in the display face and that another file has: its own file, which the page names
 * for whatever no other has, lacks them.
 */
const missing = (page: Page, where: "anywhere" | "in the first view") =>
  page.evaluate((part) => {
    const ranges = [...document.fonts]
      .filter(({ family }) => family.includes("Chiron"))
      .map(({ unicodeRange }) => unicodeRange);
    const ofAll = "U+0-10FFFF";
    if (!ranges.includes(ofAll)) return "";
    const named = ranges.filter((range) => range !== ofAll).join();
    const runs = [...named.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = "", to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    const isElsewhere = (code: number) => runs.some(([from = 0, to = 0]) => code >= from && code <= to);
    const characters = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.checkVisibility()) continue;
      if (!getComputedStyle(parentElement).fontFamily.includes("Chiron")) continue;
      const { top, bottom } = parentElement.getBoundingClientRect();
      if (part === "in the first view" && (top >= innerHeight || bottom <= 0)) continue;
      for (const [character] of (node.textContent ?? "").matchAll(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu)) {
        if (isElsewhere(character.codePointAt(0) ?? 0)) characters.add(character);
      }
    }
    return [...characters].join("");
  }, where);

/** What a page asks for besides its own files, and why: `app/fonts/drawn-at-once.ts` lacks these characters. */
async function besides(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const files = await asked(page);
  // A browser takes up again what the page before has loaded, whether this one needs it or not.
  const characters = files.length > 0 ? await missing(page, "anywhere") : "";
  const late = await missing(page, "in the first view");
  return [
    ...(characters === "" ? [] : [`${address} asks for ${files.join(", ")} because of ${characters}`]),
    ...(late === "" ? [] : [`${address} opens with ${late}, which comes after the first view`]),
  ];
}

test("a page asks for the Chinese of its own headings, and in English for none", async ({ page, at, t }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  for (const address of publicPages) found.push(...(await besides(page, at(address))));
  await page.goto(at("/auth?type=signin"));
  await hydrated(page);
  await signIn(page, { t, email: "premium.parent@gk.example", password: "gk-demo-2026" });
  await expect(page).toHaveURL((url) => url.pathname === at("/member"));
  for (const address of memberPages) found.push(...(await besides(page, at(address))));
  expect(found).toEqual([]);
});

test("what our own pages say in Latin letters is in the files of their language", async ({ page, at, locale }) => {
  const otherLanguage = locale === "zh-HK" ? "/nunito-english" : "/nunito-chinese";
  const others: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(otherLanguage)) others.push(`${page.url()} asks for ${request.url()}`);
  });
  for (const address of ["/", "/about-us", "/plans", "/faq"]) {
    await page.goto(at(address));
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(others).toEqual([]);
});

const packet = 1460;

/** How much comes over the line with a file, its headers included. @units bytes */
async function weightOf(request: APIRequestContext, file: string): Promise<number> {
  const answer = await request.get(file, { headers: { "Accept-Encoding": "br" } });
  const headers = answer.headersArray().reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
  return headers + Number(answer.headers()["content-length"]);
}

// A phone has six lines: with as many files at once, each has room for three packets in a round trip.
test("what the first view of a public page waits for comes in few round trips, file by file", async ({
  request,
  at,
}) => {
  for (const address of ["/", "/market", "/plans", "/about-us", "/school"]) {
    const page = await request.get(at(address), { headers: { Accept: "text/html" } });
    const named = [
      ...(page.headers()["link"] ?? "").matchAll(/<(\/[^>]+)>; rel=preload; as=(style|font|image)([^<]*)/g),
    ];
    const files = named.filter(([, , , how = ""]) => !how.includes("not (width"));
    expect(files.length).toBeGreaterThan(4);
    expect(files.length).toBeLessThan(8);
    for (const [place, [, file = ""]] of files.entries()) {
      // The seventh waits for one that is through, and may take no longer than what begins with it.
      const packets = place < 6 ? 6 : 3;
      expect([file, (await weightOf(request, file)) <= packets * packet]).toEqual([file, true]);
    }
  }
});

test("the picture that the home page is opened for is asked for with its styles, and once", async ({ page, at }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/hero/.test(request.url())) pictures.push(request.url());
  });
  await page.goto(at("/"));
  await hydrated(page);
  const shown = await page
    .locator("picture img")
    .first()
    .evaluate((picture: HTMLImageElement) => picture.currentSrc);
  expect(pictures).toEqual([shown]);
  const [entry] = await page.evaluate(
    (file) => performance.getEntriesByName(file).map((one) => (one as PerformanceResourceTiming).initiatorType),
    shown,
  );
  // What is asked for by the response's head is asked for by no element of the page.
  expect(entry).not.toBe("img");
});
