import type { Page } from "@playwright/test";
import { atPremium, plan } from "./buying.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { memberPages } from "./member-pages.ts";
import { enter, signOut } from "./people.ts";
import { publicPages } from "./public-pages.ts";

const widths = [320, 390, 540, 768, 926, 1024, 1250, 1440];

/** Each place where a line of a heading ends within a word, as "before／after". */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const words = new Intl.Segmenter("zh-HK", { granularity: "word" });
    const broken: string[] = [];
    for (const heading of document.querySelectorAll<HTMLElement>("h1, h2, h3")) {
      const letters: { letter: string; top: number }[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { data } = node as Text;
        for (let at = 0; at < data.length; at += 1) {
          const place = document.createRange();
          place.setStart(node, at);
          place.setEnd(node, at + 1);
          const [rect] = place.getClientRects();
          if (rect && rect.width > 0) letters.push({ letter: data.charAt(at), top: rect.top + rect.height / 2 });
        }
      }
      const text = letters.map(({ letter }) => letter).join("");
      for (const { segment, index, isWordLike } of words.segment(text)) {
        if (!isWordLike || !/\p{Script=Han}/u.test(segment)) continue;
        for (let at = index + 1; at < index + segment.length; at += 1) {
          const [before, after] = [letters[at - 1], letters[at]];
          if (before && after && after.top - before.top > 8) {
            broken.push(`${text.slice(0, at)}／${text.slice(at)}`);
          }
        }
      }
    }
    return broken;
  });

/** The same at each width of the page that shows. */
async function brokenIn(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of await brokenWords(page)) found.push(`${name} at ${width}: ${place}`);
  }
  return found;
}

async function brokenAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  return brokenIn(page, address);
}

test("no line of a heading ends within a word, the provider's too", { tag: "@zh-HK" }, async ({ page, at }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  const titles = async (list: string) => {
    await page.goto(at(list));
    return page.locator("main article h2 a, main article h3 a").first().getAttribute("href");
  };
  const articles = [await titles("/tips"), await titles("/news"), await titles("/market")];
  for (const address of [...publicPages.map(at), ...articles.filter((href) => href !== null)]) {
    found.push(...(await brokenAt(page, address)));
  }
  expect(found).toEqual([]);
});

test("no line of a heading in the member's area ends within a word", { tag: "@zh-HK" }, async ({ page, t, at }) => {
  test.setTimeout(240_000);
  await enter(page, { t, at });
  const found: string[] = [];
  for (const address of memberPages) found.push(...(await brokenAt(page, at(address))));
  expect(found).toEqual([]);
});

test("no line of a dialog's title ends within a word", { tag: "@zh-HK" }, async ({ page, t, at, own, language }) => {
  test.setTimeout(240_000);
  const scene = { t, at, own };
  const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const found: string[] = [];
  await atPremium(page, scene);
  await page.getByRole("radio", { name: plan[language] }).check();
  await page.getByRole("radio", { name: t("payment.method.card") }).check();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: t("premium.pay", { amount: "HK$268.00" }) }).click();
  await expect(question).toBeVisible();
  found.push(...(await brokenIn(page, "what is bought")));
  await page.keyboard.press("Escape");
  await signOut(page, { t, at });

  await enter(page, { t, at });
  await page.goto(at("/member/settings/payment"));
  await hydrated(page);
  const deleting = page.getByRole("button", { name: t("paymentMethods.delete", { method: "" }).trim() }).first();
  await deleting.click();
  await expect(question).toBeVisible();
  found.push(...(await brokenIn(page, "a card is deleted")));
  expect(found).toEqual([]);
});
