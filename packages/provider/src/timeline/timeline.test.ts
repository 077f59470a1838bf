import { afterAll, beforeAll, expect, test } from "vitest";
import { dataOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

test.each([
  ["zh_HK", "zh-HK"],
  ["en_US", "en-US"],
] as const)(
  "the frame of posts shows the latest news, in the language that a network would be asked for: %s",
  async (asked, locale) => {
    const page = await (await gk.fetch(`/development/timeline?locale=${asked}`)).text();
    const query = { type: "news", page: 1, limit: 3, published: 1 } as const;
    const news = dataOf(await gk.client(undefined, locale).listArticles({ query }));
    expect(page).toContain(`<html lang="${locale}">`);
    expect(news).toHaveLength(3);
    for (const { title } of news) expect(page).toContain(`<h2>${title}</h2>`);
  },
);
