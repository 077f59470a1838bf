import type { Page } from "@playwright/test";
import { expect, freshEmail, hydrated, test } from "./fixtures.ts";
import { addChild, verifiedParent } from "./people.ts";

/** A family with names in the script of the other language. */
const foreign = {
  "zh-HK": { parent: "Mom of Jun", child: "Jun Wong", lang: "en" },
  "en-US": { parent: "俊俊媽媽", child: "黃俊俊", lang: "zh-HK" },
};

/** Each text with such a name, and the language that it is said in. */
const languages = (page: Page, names: RegExp) =>
  page.evaluate((pattern) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; lang: string | null | undefined }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { data, parentElement } = node as Text;
      if (!new RegExp(pattern).test(data) || parentElement?.closest("script, style, textarea, select")) continue;
      found.push({ text: data, lang: parentElement?.closest("[lang]")?.getAttribute("lang") });
    }
    return found;
  }, names.source);

test("a name in the other script is said in its language, inside a sentence too", async ({ page, at, language }) => {
  test.setTimeout(120_000);
  const { parent, child, lang } = foreign[language];
  await verifiedParent(page, { at, email: freshEmail(), name: parent });
  const id = await addChild(page, { at, name: child });
  for (const part of ["", "/children", `/children/${id}`, `/children/${id}/premium`]) {
    const address = at(`/member${part}`);
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const found = await languages(page, new RegExp(`${parent}|${child}`));
    expect(found.length, address).toBeGreaterThan(1);
    expect(
      found.filter((text) => text.lang !== lang),
      address,
    ).toEqual([]);
  }
});

/** As long as a name may be, without a space. */
const unbroken = "Christopherbartholomewjonathan";

test("a long name without a space widens no page, on the smallest phone and on a usual one", async ({ page, at }) => {
  test.setTimeout(120_000);
  await verifiedParent(page, { at, email: freshEmail(), name: unbroken });
  const id = await addChild(page, { at, name: unbroken });
  const parts = ["", "/create", ...["", "/update", "/premium", "/prize", "/caregivers"].map((part) => `/${id}${part}`)];
  for (const part of parts) {
    await page.goto(at(`/member/children${part}`));
    await hydrated(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(shown, `${part} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
