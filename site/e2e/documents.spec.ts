import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures.ts";
import { publicPages } from "./public-pages.ts";

/** The addresses that an HTML text links to. */
const linksIn = (html: string) =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("a[href]")].map(
    (link) => link.getAttribute("href") ?? "",
  );

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
