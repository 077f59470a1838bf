import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures.ts";
import { publicPages } from "./public-pages.ts";

/** The addresses that an HTML text links to. */
const linksIn = (html: string) =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("a[href]")].map(
    (link) => link.getAttribute("href") ?? "",
  );

/** What a page asks for once its first view stands there (`after-first-view.ts`). Other pages' scripts are only named. */
const scriptsOf = (html: string) => JSON.parse(`[${/\(\[("\/assets\/[^\]]*)\],"/.exec(html)?.[1] ?? ""}]`) as string[];

/** What the server sends is the same for a desk and a phone. */
test.describe("every page", () => {
  test("is valid HTML", async ({ request, at }) => {
    test.setTimeout(120_000);
    const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
    for (const path of publicPages) {
      const { results } = await validator.validateString(await (await request.get(at(path))).text());
      const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
      expect(found, path).toEqual([]);
    }
  });

  test("loads at most 130 kB of script for its first view", async ({ request, at }) => {
    test.setTimeout(120_000);
    const sizes = new Map<string, Promise<number>>();
    const sizeOf = async (script: string) => {
      const answer = await request.get(script, { headers: { "Accept-Encoding": "br" } });
      return Number(answer.headers()["content-length"]);
    };
    for (const path of publicPages) {
      const scripts = scriptsOf(await (await request.get(at(path))).text());
      expect(scripts.length, path).toBeGreaterThan(5);
      for (const script of scripts) sizes.set(script, sizes.get(script) ?? sizeOf(script));
      const all = await Promise.all(scripts.flatMap((script) => sizes.get(script) ?? []));
      expect(
        all.reduce((sum, size) => sum + size, 0),
        path,
      ).toBeLessThanOrEqual(130_000);
    }
  });

  test("can be reached: no link on a public page leads nowhere", async ({ page, request, at, baseURL }) => {
    test.setTimeout(120_000);
    const found = new Set<string>();
    for (const path of publicPages.filter((address) => address !== "/no-such-page")) {
      const html = await (await request.get(at(path))).text();
      for (const href of await page.evaluate(linksIn, html)) {
        const { origin, pathname, search } = new URL(href, baseURL);
        if (origin === baseURL) found.add(pathname + search);
      }
    }
    expect(found.size).toBeGreaterThan(40);
    const broken: string[] = [];
    for (const link of found) {
      const response = await request.get(link, { maxRedirects: 3 });
      if (response.status() >= 400) broken.push(`${response.status()} ${link}`);
    }
    expect(broken).toEqual([]);
  });
});
