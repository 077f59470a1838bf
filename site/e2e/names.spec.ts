import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";
import { demoPassword, signIn } from "./people.ts";

/** Who has names in the script of the other language, and where they stand. */
const foreign = {
  "zh-HK": {
    email: "trial.parent@gk.example",
    names: /Dad of Long|Long Chan|Sum Chan/,
    lang: "en",
    addresses: ["/member", "/member/children", "/member/children/202", "/member/children/202/premium"],
  },
  "en-US": {
    email: "premium.parent@gk.example",
    names: /晞晞媽媽|李阿晞|李小晴/,
    lang: "zh-HK",
    addresses: ["/member", "/member/children", "/member/children/301", "/member/subscription-orders"],
  },
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

test("a name in the other script is said in its language, inside a sentence too", async ({ page, t, at, language }) => {
  test.setTimeout(120_000);
  const { email, names, lang, addresses } = foreign[language];
  await page.goto(at("/auth?type=signin"));
  await hydrated(page);
  await signIn(page, { t, email, password: demoPassword });
  await expect(page).toHaveURL((url) => url.pathname === at("/member"));
  for (const address of addresses) {
    await page.goto(at(address));
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const found = await languages(page, names);
    expect(found.length, address).toBeGreaterThan(0);
    expect(
      found.filter((text) => text.lang !== lang),
      address,
    ).toEqual([]);
  }
});
