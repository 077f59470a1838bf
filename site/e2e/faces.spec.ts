import type { APIRequestContext, Page } from "@playwright/test";
import * as fontkit from "fontkit";
import { expect, hydrated, test } from "./fixtures.ts";
import { memberPages } from "./member-pages.ts";
import { enter } from "./people.ts";
import { publicPages, readingPages } from "./public-pages.ts";

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

/** The Chinese characters that a page shows in the display face, which of them its files name, and whether it has one of its own. */
const drawn = (page: Page, where: "anywhere" | "in the first view") =>
  page.evaluate((part) => {
    const ranges = [...document.fonts]
      .filter(({ family }) => family.includes("Chiron"))
      .map(({ unicodeRange }) => unicodeRange);
    // A page's own file has whatever no other has.
    const ofAll = "U+0-10FFFF";
    const named = ranges.filter((range) => range !== ofAll).join();
    const runs = [...named.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = "", to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    const isNamed = (code: number) => runs.some(([from = 0, to = 0]) => code >= from && code <= to);
    const characters = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.checkVisibility()) continue;
      if (!getComputedStyle(parentElement).fontFamily.includes("Chiron")) continue;
      const { top, bottom } = parentElement.getBoundingClientRect();
      if (part === "in the first view" && (top >= innerHeight || bottom <= 0)) continue;
      for (const [character] of (node.textContent ?? "").matchAll(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu)) {
        characters.add(character);
      }
    }
    const all = [...characters];
    return {
      named: all.filter((character) => isNamed(character.codePointAt(0) ?? 0)).join(""),
      others: all.filter((character) => !isNamed(character.codePointAt(0) ?? 0)).join(""),
      hasOwn: ranges.includes(ofAll),
    };
  }, where);

/** Those that another file than the page's own has. */
async function missing(page: Page, where: "anywhere" | "in the first view"): Promise<string> {
  const { named, hasOwn } = await drawn(page, where);
  return hasOwn ? named : "";
}

/** What the page's own file has. */
async function ownCharacters(page: Page): Promise<ReadonlySet<number>> {
  const entries = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const file = entries.find((name) => /chiron-page-.+\.woff2/.test(name) && !name.includes("-below-"));
  if (file === undefined) return new Set();
  const font = fontkit.create(await (await page.request.get(file)).body());
  return new Set("characterSet" in font ? font.characterSet : []);
}

/**
 * Those that no file has: `compile/fonts.ts` does not know the message as one in the display face. The face has no signs of
 * full width.
 */
async function unknown(page: Page): Promise<string> {
  // The sheet that names all of them comes after the first view.
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(
      ({ family, unicodeRange }) => family.includes("Chiron") && unicodeRange !== "U+0-10FFFF",
    ),
  );
  const { others } = await drawn(page, "anywhere");
  const own = await ownCharacters(page);
  return Array.from(others)
    .filter((character) => /\p{Script=Han}/u.test(character) && !own.has(character.codePointAt(0) ?? 0))
    .join("");
}

/** What a page asks for besides its own files, and why: `app/fonts/drawn-at-once.ts` lacks these characters. */
async function besides(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const files = await asked(page);
  // A browser takes up again what the page before has loaded, whether this one needs it or not.
  const characters = files.length > 0 ? await missing(page, "anywhere") : "";
  const late = await missing(page, "in the first view");
  const nowhere = await unknown(page);
  return [
    ...(characters === "" ? [] : [`${address} asks for ${files.join(", ")} because of ${characters}`]),
    ...(late === "" ? [] : [`${address} opens with ${late}, which comes after the first view`]),
    ...(nowhere === "" ? [] : [`${address} shows ${nowhere} in another face`]),
  ];
}

test("a page asks for the Chinese of its own headings, and in English for none", async ({ page, at, t }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  for (const address of [...publicPages, ...readingPages]) found.push(...(await besides(page, at(address))));
  await enter(page, { t, at });
  for (const address of memberPages) found.push(...(await besides(page, at(address))));
  expect(found).toEqual([]);
});

test("what our own pages say in Latin letters is in the files of their language", async ({ page, at, t, locale }) => {
  const otherLanguage = locale === "zh-HK" ? "/nunito-english" : "/nunito-chinese";
  const others: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(otherLanguage)) others.push(`${page.url()} asks for ${request.url()}`);
  });
  for (const address of ["/", "/about-us", "/plans", "/faq"]) {
    await page.goto(at(address));
    await hydrated(page);
    // What comes into the foot of the page once that has time is the last of it.
    await expect(page.getByRole("link", { name: t("footer.timeline.visit", { network: "Facebook" }) })).toBeAttached();
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
  for (const address of ["/", "/market", "/plans", "/about-us", "/school", "/search", "/events", "/wish/wish-tree"]) {
    const page = await request.get(at(address), { headers: { Accept: "text/html" } });
    const named = [
      ...(page.headers()["link"] ?? "").matchAll(/<(\/[^>]+)>; rel=preload; as=(style|font|image)([^<]*)/g),
    ];
    const files = named.filter(([, , , how = ""]) => !how.includes("not (width"));
    expect(files.length).toBeGreaterThan(4);
    expect(files.length).toBeLessThan(8);
    for (const [place, [, file = ""]] of files.entries()) {
      // The seventh waits for one that is through, as pictures do, for which the few Latin letters of Chinese make room early.
      const packets = place < 6 && !file.includes("nunito-chinese") ? 6 : 3;
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
