import { contentKinds, type Locale, searchBounds } from "@gk/domain";
import { and, count, eq, gte, lte, ne, or, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articles, searchEntries } from "../database/schema/index.ts";
import { operateOnContent, readAmounts, requireDevelopment } from "../operator/make-content.ts";
import { answerOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { makeContent, settle } from "./make-content.ts";
import { bulkAdvertisement, bulkArticle, FIRST_BULK_ID } from "./rows.ts";

const today = "2026-11-20";

/** Enough of each that counts are kept (a thousand), that the index of words is made anew, and that an index is worth it. */
const ROWS = 1100;

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
  await makeContent(gk.database, today, { articles: ROWS, ads: ROWS });
  await settle(gk.database);
});

afterAll(() => gk.close());

/** How the database goes about a question. */
async function planOf(query: string): Promise<string> {
  const { rows } = (await gk.database.execute(sql.raw(`explain ${query}`))) as { rows: object[] };
  return rows.map((row) => String(Object.values(row)[0])).join("\n");
}

const shownArticles = `type = 'tips' and published_on <= '${today}' order by published_on desc, id desc limit 12`;
const shownOffers = `valid_from <= '${today}' and valid_to >= '${today}'`;
const newestOffers = "order by valid_from desc, id desc limit 6";
const overSince = "ends_at <= '2026-11-20' order by starts_at desc, id desc limit 12";
const shownNews = `kind = 'news' and locale = 'zh-HK' and published_on <= '${today}'`;

test.each([
  ["articles_newest", "articles", shownArticles],
  ["articles_start", "articles", `type = 'events' and ${overSince}`],
  ["articles_end", "articles", "type = 'events' and ends_at > '2026-11-20'"],
  ["advertisements_newest", "advertisements", `${shownOffers} ${newestOffers}`],
  ["advertisements_place", "advertisements", `${shownOffers} and category_id = 3 and district_id = 6 ${newestOffers}`],
  ["search_entries_newest", "search_entries", `${shownNews} order by published_on desc, id desc limit 100`],
  ["search_entries_pairs", "search_entries", "pairs @@ '''m小燈'' & ''m燈書'''::tsquery"],
])("the index %s carries what is asked of %s (decision 139)", async (index, table, condition) => {
  const plan = await planOf(`select id from ${table} where ${condition}`);
  expect(plan).toContain(index);
  expect(plan).not.toContain(`Seq Scan on ${table}`);
});

describe("much content", () => {
  const list = async (page: number, limit = 100) =>
    answerOf(await gk.client().listArticles({ query: { type: "news", page, limit } }));

  test("is listed whole, in pages that do not overlap, newest first, to the last", async () => {
    const { meta } = await list(1);
    const numbers = Array.from({ length: Math.ceil(meta.total / 100) }, (_, index) => index + 1);
    const all = (await Promise.all(numbers.map((number) => list(number)))).flatMap(({ data }) => data);
    expect(all).toHaveLength(meta.total);
    expect(new Set(all.map(({ id }) => id)).size).toBe(meta.total);
    const days = all.map(({ published_at }) => published_at);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await list(10_000)).data).toEqual([]);
  });

  test("has events in pages that do not overlap, those to come first, to the last (decision 181)", async () => {
    const page = async (number: number) => {
      const query = { type: "events", order: "upcoming", page: number, limit: 12 } as const;
      return answerOf(await gk.client().listArticles({ query }));
    };
    const { meta } = await page(1);
    const numbers = Array.from({ length: Math.ceil(meta.total / 12) }, (_, index) => index + 1);
    const all = (await Promise.all(numbers.map((number) => page(number)))).flatMap(({ data }) => data);
    expect(all).toHaveLength(meta.total);
    expect(new Set(all.map(({ id }) => id)).size).toBe(meta.total);
    const now = gk.now().toISOString();
    const starts = (isOver: boolean) =>
      all.flatMap(({ event }) => (event && event.ends_at <= now === isOver ? [event.starts_at] : []));
    const [coming, over] = [starts(false), starts(true)];
    expect(all.map(({ event }) => event?.starts_at)).toEqual([...coming, ...over]);
    expect(coming).toEqual(coming.toSorted());
    expect(over).toEqual(over.toSorted().toReversed());
    expect(Math.min(coming.length, over.length)).toBeGreaterThan(0);
  });

  test("is searched as far as its last row", async () => {
    const { counts, data } = answerOf(await gk.client().searchContent({ query: { q: `第 ${ROWS} 輯` } }));
    expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(1);
    expect(data[0]?.id).toBe(FIRST_BULK_ID + ROWS - 1);
  });

  test("is counted as far as a search counts", async () => {
    const found = answerOf(await gk.client().searchContent({ query: { q: "孩子", kind: "tips", page: 5 } }));
    expect([found.counts.tips, found.data.length, found.meta.total]).toEqual([50, 10, 50]);
  });

  /** What has every word, when each entry is looked at. */
  async function countsByLooking(words: readonly string[], locale: Locale) {
    const rows = await gk.database
      .select({ kind: searchEntries.kind, count: count() })
      .from(searchEntries)
      .where(
        and(
          eq(searchEntries.locale, locale),
          lte(searchEntries.publishedOn, today),
          or(ne(searchEntries.kind, "market"), gte(searchEntries.shownUntil, today)),
          ...words.map((word) => sql`strpos(${searchEntries.foldedText}, ${word}) > 0`),
        ),
      )
      .groupBy(searchEntries.kind);
    const found = new Map(rows.map((row) => [row.kind, row.count]));
    return Object.fromEntries(contentKinds.map((kind) => [kind, Math.min(found.get(kind) ?? 0, searchBounds.counted)]));
  }

  test.each([
    ["zh-HK", "孩子"],
    ["zh-HK", "感恩"],
    ["zh-HK", "沙田區談感恩"],
    ["zh-HK", "導師 守時"],
    ["zh-HK", "第 12 輯"],
    ["zh-HK", "琴"],
    ["zh-HK", "鱷魚"],
    ["en-US", "the"],
    ["en-US", "ratitud"],
    ["en-US", "ai n"],
    ["en-US", "kite farm 7"],
  ] as const)("in %s is found by %j as far as a search counts, wherever it is", async (locale, q) => {
    const wanted = await countsByLooking(q.split(" "), locale);
    for (const kind of [undefined, ...contentKinds]) {
      const { counts } = answerOf(await gk.client(undefined, locale).searchContent({ query: { q, kind } }));
      expect(counts, kind).toEqual(wanted);
    }
  });

  test("of the market is narrowed by tag, location and district (decision 140)", async () => {
    const { data, meta, narrowed } = answerOf(
      await gk.client().listAdvertisements({ query: { tag: "戶外", location: "大南街", areas: [6], limit: 100 } }),
    );
    expect(narrowed).toBe(true);
    expect(data.length).toBeGreaterThan(0);
    expect(meta.total).toBe(data.length);
    for (const { tags, venue, district } of data) {
      expect([tags.includes("戶外"), venue.includes("大南街"), district.id]).toEqual([true, true, 6]);
    }
  });
});

describe("the command", () => {
  const operate = (...args: string[]) =>
    operateOnContent(readAmounts(args), { database: gk.database, clock: gk.now, mode: "development" });

  test("does nothing the second time, and takes away what is too many", async () => {
    expect(await operate("--articles", String(ROWS), "--ads", String(ROWS))).toContain(
      `Nothing to do: ${ROWS} made-up articles`,
    );
    expect(await operate("--articles", "10", "--ads", "0")).toContain(`Added 0 rows and took ${2 * ROWS - 10} away`);
    expect(await gk.database.$count(articles)).toBe(58);
    expect(answerOf(await gk.client().searchContent({ query: { q: `第 ${ROWS} 輯` } })).data).toEqual([]);
  });

  test("refuses production", () => expect(() => requireDevelopment("production")).toThrow("for development"));

  test.each([[], ["--articles", "x"], ["--ads=-1"], ["--more"], ["--ads", "1.5"], ["--articles", "99999999"]])(
    "%j is told how it is used",
    (...args: string[]) => {
      expect(() => readAmounts(args)).toThrow("npm run seed");
    },
  );
});

test("the same number is the same row, with an address of its own", () => {
  const name = { "zh-HK": "沙田", "en-US": "Sha Tin" };
  const places = [{ id: 1, name }];
  const pictures = { news: ["a"], events: ["b"], tips: ["c"], market: ["d"] };
  const around = { today, districts: places, categories: places, pictures } as const;
  expect(bulkArticle(7, around)).toEqual(bulkArticle(7, around));
  const numbers = Array.from({ length: 500 }, (_, index) => index);
  const slugs = numbers.flatMap((index) => [bulkArticle(index, around).slug, bulkAdvertisement(index, around).slug]);
  expect(new Set(slugs).size).toBe(1000);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*-\d+$/);
});
