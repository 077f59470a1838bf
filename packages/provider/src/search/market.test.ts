import { type Locale, locales, marketBounds, visibleLineUpTo } from "@gk/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const listed = async (locale: Locale, query: { location?: string }) =>
  answerOf(await gk.client(undefined, locale).listAdvertisements({ query: { ...query, limit: 100 } })).data;

describe.each(locales)("the market in %s (decision 140)", (locale) => {
  test("finds each place as its page prints it", async () => {
    const missed: string[] = [];
    for (const { id, venue } of await listed(locale, {})) {
      const found = await listed(locale, { location: visibleLineUpTo(venue, marketBounds.keyword.max) });
      if (!found.some((item) => item.id === id)) missed.push(venue);
    }
    expect(missed).toEqual([]);
  });
});

test.each(["ＴＡＩ　ＮＡＮ", "tai nan", "Tai Nan street,"])(
  "a place is found whatever its width and case: %s",
  async (location) => {
    const found = await listed("en-US", { location });
    expect(found.map(({ slug }) => slug)).toContain("little-lamp-bookshop");
  },
);
