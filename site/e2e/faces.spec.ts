import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { memberPages } from "./member-pages.ts";
import { signIn } from "./people.ts";
import { publicPages } from "./public-pages.ts";

/**
 * The files of the Chinese face that a page's styles ask for as it opens, by the names that they were cut under. What is
 * preloaded is not among them: the page's own, and what the browser itself has learned from pages before.
 */
const asked = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const files = entries
      .filter(({ initiatorType }) => initiatorType === "css")
      .map(({ name }) => /chiron-(.+)-.{8}\.woff2/.exec(name)?.[1]);
    return [...new Set(files.filter((file) => file !== undefined))];
  });

/**
 * The Chinese characters that a page shows in the display face and that another file has: its own file, which the page names
 * for whatever no other has, lacks them.
 */
const missing = (page: Page) =>
  page.evaluate(() => {
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
      for (const [character] of (node.textContent ?? "").matchAll(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu)) {
        if (isElsewhere(character.codePointAt(0) ?? 0)) characters.add(character);
      }
    }
    return [...characters].join("");
  });

/** What a page asks for besides its own file, and why: `app/fonts/drawn-at-once.ts` lacks these characters. */
async function besides(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const files = await asked(page);
  // A browser takes up again what the page before has loaded, whether this one needs it or not.
  const characters = files.length > 0 ? await missing(page) : "";
  return characters === "" ? [] : [`${address} asks for ${files.join(", ")} because of ${characters}`];
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

// A phone has a line for each: with seven files at once, one has room for three packets in a round trip.
test("what the first view of a public page waits for comes in two round trips, file by file", async ({
  request,
  at,
}) => {
  const page = await request.get(at("/market"), { headers: { Accept: "text/html" } });
  const files = [...(page.headers()["link"] ?? "").matchAll(/<([^>]+)>; rel=preload; as=(?:style|font)/g)];
  expect(files.length).toBeGreaterThan(4);
  expect(files.length).toBeLessThan(7);
  for (const [, file = ""] of files) {
    const answer = await request.get(file, { headers: { "Accept-Encoding": "br" } });
    const headers = answer.headersArray().reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
    const body = Number(answer.headers()["content-length"]);
    expect([file, headers + body <= 2 * 3 * 1460]).toEqual([file, true]);
  }
});
