import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures.ts";
import { publicPages } from "./public-pages.ts";

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
    test.setTimeout(240_000);
    const found = new Set<string>();
    for (const path of publicPages.filter((address) => address !== "/no-such-page")) {
      await page.goto(at(path));
      const links = await page
        .locator("a[href]")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of links) if (baseURL && link.startsWith(baseURL)) found.add(link.split("#")[0] ?? link);
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
