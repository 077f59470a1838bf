import { type IsoDate, type Locale, locales, marketBounds, searchBounds, visibleLineUpTo } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { advertisements } from "../database/schema/index.ts";
import { answerOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { writeSearchEntries } from "./write-search-entries.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const listed = async (
  locale: Locale,
  query: { location?: string; tag?: string } | { keywords: string; within?: number[] },
) => answerOf(await gk.client(undefined, locale).listAdvertisements({ query: { ...query, limit: 100 } })).data;

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

test("a tag is found by its name in either language: it stands in the address when the language changes", async () => {
  const named = locales.flatMap((locale) => locales.map((of) => ({ locale, of })));
  const [row] = await gk.database.select().from(advertisements).where(eq(advertisements.id, 1));
  for (const tag of row?.tags ?? []) {
    for (const { locale, of } of named) {
      const found = await listed(locale, { tag: tag[of] });
      expect(
        found.map(({ id }) => id),
        `${tag[of]} in ${locale}`,
      ).toContain(1);
    }
  }
});

test("keywords are looked for within categories, however many newer offers others have", async () => {
  const [row] = await gk.database.select().from(advertisements).where(eq(advertisements.id, 1));
  if (!row) throw new Error("The seed has no first advertisement.");
  const title = { "zh-HK": "潛水班", "en-US": "Diving" };
  const offer = (id: number, categoryId: number, validFrom: IsoDate) =>
    ({ ...row, id, slug: `diving-${id}`, title, categoryId, validFrom }) satisfies typeof row;
  const newer = Array.from({ length: searchBounds.counted }, (_, at) => offer(1000 + at, 1, "2026-11-01"));
  await gk.database.insert(advertisements).values([...newer, offer(900, 2, "2026-10-01"), offer(901, 3, "2026-10-01")]);
  await writeSearchEntries(gk.database, { from: 900, below: 1100 });
  const idsWithin = async (...within: number[]) =>
    (await listed("zh-HK", { keywords: "潛水班", within })).map(({ id }) => id);
  expect(await idsWithin(2)).toEqual([900]);
  expect(await idsWithin(3, 2)).toEqual([901, 900]);
  expect(await idsWithin(1)).toHaveLength(searchBounds.counted);
  expect(await idsWithin(4)).toEqual([]);
});

describe("a location", () => {
  const at = (id: number, venue: string, validFrom: IsoDate = "2026-11-01") => ({
    ...first,
    id,
    slug: `at-${id}`,
    venue: { "zh-HK": venue, "en-US": venue },
    validFrom,
  });
  let first: typeof advertisements.$inferSelect;

  beforeAll(async () => {
    const [row] = await gk.database.select().from(advertisements).where(eq(advertisements.id, 1));
    if (!row) throw new Error("The seed has no first advertisement.");
    first = { ...row, body: { "zh-HK": "獅子山下有巴士到。", "en-US": "Buses from Lion Rock." } };
    const newer = Array.from({ length: 200 }, (_, index) => at(2000 + index, "天虹里虹街市"));
    const ads = [...newer, at(1900, "天虹街一號", "2026-10-01"), at(1901, "獅子山道", "2026-10-01")];
    await gk.database.insert(advertisements).values(ads);
    await writeSearchEntries(gk.database, { from: 1900, below: 2200 });
  });

  const idsAt = async (query: { location: string; tag?: string }) =>
    (await listed("zh-HK", query)).map(({ id }) => id).filter((id) => id >= 1900);

  test("is found however many newer offers are elsewhere, where it stands in the place as it is", async () => {
    expect(await idsAt({ location: "天虹街" })).toEqual([1900]);
    expect(await idsAt({ location: "天虹街", tag: first.tags[0]?.["zh-HK"] ?? "" })).toEqual([1900]);
  });

  test("is not what the offer says besides", async () => {
    expect(await idsAt({ location: "獅子山" })).toEqual([1901]);
    expect(await idsAt({ location: "獅子" })).toEqual([1901]);
  });
});
