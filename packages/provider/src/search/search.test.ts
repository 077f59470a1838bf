import { addDays, type ContentKind, contentKinds, type IsoDate, locales } from "@gk/domain";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { advertisements, articles, searchEntries } from "../database/schema/index.ts";
import { answerOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { allOf, lexemesAsked, lexemesOf, markAsked, marksOf, ofList } from "./lexemes.ts";
import { looksAt } from "./search-content.ts";
import { writeSearchEntries } from "./write-search-entries.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const search = async (
  q: string,
  { locale = "en-US", ...query }: { locale?: "zh-HK" | "en-US"; kind?: ContentKind; page?: number } = {},
) => answerOf(await gk.client(undefined, locale).searchContent({ query: { q, ...query } }));

const slugs = async (...asked: Parameters<typeof search>) => (await search(...asked)).data.map(({ slug }) => slug);

describe("a search (decision 75)", () => {
  test("finds what the site shows, with its address and the words around what was found", async () => {
    expect((await search("BOOKSHOP floor cushions")).data).toMatchObject([
      {
        kind: "market",
        slug: "little-lamp-bookshop",
        section: null,
        excerpt: expect.stringMatching(/floor cushions/) as string,
      },
    ]);
    expect((await search("first five minutes")).data).toContainEqual(
      expect.objectContaining({ kind: "tips", slug: "homework-first-five-minutes" }),
    );
    const school = await search("strengths", { kind: "school" });
    expect(school.data.length).toBeGreaterThan(0);
    expect(school.data.every(({ section }) => section !== null)).toBe(true);
  });

  test("finds Chinese without spaces, within a phrase, a single character too, in the reader's language", async () => {
    expect(await slugs("小燈書", { locale: "zh-HK" })).toEqual(["little-lamp-bookshop"]);
    expect(await slugs("燈書室", { locale: "zh-HK" })).toEqual(["little-lamp-bookshop"]);
    expect(await slugs("小燈書室")).toEqual([]);
    expect((await search("功課", { locale: "zh-HK", kind: "tips" })).data[0]?.title).toContain("功課");
    const one = await search("燈", { locale: "zh-HK" });
    expect(one.counts.market).toBeGreaterThan(0);
  });

  test("finds small and full-width letters alike, and every word wherever it stands", async () => {
    const [small, wide] = [await search("app"), await search("ＡＰＰ")];
    expect(small.counts).toEqual(wide.counts);
    const [both, one] = [await search("bookshop lamp"), await search("bookshop zzzz")];
    expect([both.data.length, one.data.length]).toEqual([1, 0]);
  });

  test.each([["zzzzqq"], ["_"], ["\\"], ["zh-HK"], ["'; drop table users; --"], [":*"], ["a'b & !c"], ["<b>"]])(
    "takes %j for what it is",
    async (q) => expect(await slugs(q)).toEqual([]),
  );

  test("takes a percent sign for what it is", async () => {
    const { data } = await search("%");
    expect(data.every(({ title, excerpt }) => `${title}${excerpt}`.includes("%"))).toBe(true);
  });

  test("counts each kind, and shows the first three of each", async () => {
    const { data, counts, meta } = await search("孩子", { locale: "zh-HK" });
    for (const [kind, total] of Object.entries(counts)) {
      expect(data.filter((result) => result.kind === kind)).toHaveLength(Math.min(total, 3));
    }
    expect(meta).toEqual({ page: 1, limit: data.length, total: data.length });
    expect(counts.tips).toBeGreaterThan(10);
  });

  test("shows a kind in pages of ten that do not overlap, the words of a title first", async () => {
    const [first, second] = [
      await search("孩子", { locale: "zh-HK", kind: "tips" }),
      await search("孩子", { locale: "zh-HK", kind: "tips", page: 2 }),
    ];
    expect(first.data).toHaveLength(10);
    expect(first.meta).toEqual({ page: 1, limit: 10, total: first.counts.tips });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const inTitle = first.data.map(({ title }) => title.includes("孩子"));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
    expect((await search("孩子", { locale: "zh-HK", kind: "tips", page: 214748364 })).data).toEqual([]);
  });

  test.each(["孩子", "燈"])("counts the other kinds beside the one that is shown: %s", async (q) => {
    const { counts } = await search(q, { locale: "zh-HK" });
    for (const kind of contentKinds) expect((await search(q, { locale: "zh-HK", kind })).counts).toEqual(counts);
  });

  test("looks for as many as are counted of a kind that is not shown, and no more", () => {
    const windows = new Map(contentKinds.map((kind) => [kind, { rows: 100 }]));
    const looks = looksAt(["字"], { locale: "zh-HK", today: "2026-11-20" }, windows, ["tips"]);
    const enough = Object.fromEntries(looks.map(([wanted]) => [wanted.kind, wanted.enough]));
    expect(enough).toEqual({ news: 50, events: 50, tips: undefined, market: 50, school: 50 });
  });

  test("keeps back what is not public yet and what is over", async () => {
    const { database } = gk;
    const [article] = await database.select().from(articles).where(eq(articles.slug, "voice-report-easier"));
    expect(await slugs("recording report easier")).toContain("voice-report-easier");
    await database.update(articles).set({ publishedOn: "2027-05-01" }).where(eq(articles.slug, "voice-report-easier"));
    await database
      .update(advertisements)
      .set({ validTo: "2026-01-01" })
      .where(eq(advertisements.slug, "little-lamp-bookshop"));
    await writeSearchEntries(database);
    expect(await slugs("recording report easier")).not.toContain("voice-report-easier");
    expect(await slugs("lamp bookshop")).toEqual([]);
    expect(article).toBeDefined();
  });

  test("forgets what is no longer there", async () => {
    const { database } = gk;
    await database.delete(articles).where(eq(articles.slug, "homework-first-five-minutes"));
    await writeSearchEntries(database);
    const left = await database
      .select()
      .from(searchEntries)
      .where(eq(searchEntries.slug, "homework-first-five-minutes"));
    expect(left).toEqual([]);
  });

  describe("of very much", () => {
    /** Gives texts to news, ten a day. */
    const write = async (from: number, until: number, textOf: (id: number) => string) => {
      const { database } = gk;
      const [row] = await database.select().from(articles).where(eq(articles.type, "news")).limit(1);
      if (!row) throw new Error("The seed has news.");
      const news = (id: number) => ({
        ...row,
        id,
        slug: `news-${id}`,
        title: { "zh-HK": "消息", "en-US": "News" },
        body: { "zh-HK": textOf(id), "en-US": textOf(id) },
        publishedOn: addDays("2026-10-20", Math.floor((id - 5000) / 10)),
      });
      const ids = Array.from({ length: until - from }, (_, at) => from + at);
      await database.delete(articles).where(inArray(articles.id, ids));
      await database.insert(articles).values(ids.map(news));
      await writeSearchEntries(database, { from, below: until });
    };
    const count = async (q: string) => (await search(q)).counts.news;

    test("finds words that are only together further back than each by itself lets expect", async () => {
      await write(4000, 4040, () => "lynx otter");
      await write(4040, 4900, (id) => (id % 2 === 0 ? "lynx" : "otter"));
      gk.wait({ days: 1 });
      expect(await count("lynx otter")).toBe(40);
      await write(4040, 4050, () => "lynx otter");
      expect(await count("lynx otter")).toBe(50);
    });

    test("finds what has come or gone since it was looked how often words are found", async () => {
      await write(5000, 5040, () => "zebra");
      await write(5040, 5100, () => "okapi");
      await write(5100, 5200, () => "zebra okapi");
      // Of another day it is looked anew, and then not again within the minute.
      gk.wait({ days: 1 });
      expect([await count("zebra"), await count("okapi")]).toEqual([50, 50]);
      await write(5100, 5200, () => "giraffe");
      await write(5200, 5201, () => "tapir");
      expect([await count("zebra"), await count("okapi"), await count("giraffe"), await count("tapir")]).toEqual([
        40, 50, 50, 1,
      ]);
    });
  });

  test.each([
    ["nothing", "q="],
    ["no text", ""],
    ["space", "q=%20%20"],
    ["NUL", "q=a%00b"],
    ["what can't be seen", "q=%E2%80%8B"],
    ["a text of 101", `q=${"a".repeat(101)}`],
    ["a kind that there is not", "q=a&kind=faq"],
    ["page 0", "q=a&kind=news&page=0"],
  ])("refuses %s", async (_, asked) => {
    expect((await gk.fetch(`/web/search?${asked}`)).status).toBe(422);
  });

  test("takes a text of 100", async () => {
    expect((await gk.fetch(`/web/search?q=${encodeURIComponent("字".repeat(100))}`)).status).toBe(200);
  });
});

describe("lexemes", () => {
  test.each([
    ["獎 品", ["獎", "品"]],
    ["獎品單", ["獎", "獎品", "品", "品單", "單"]],
    ["𨋢門", ["𨋢", "𨋢門", "門"]],
    ["lamp", ["l", "la", "lam", "a", "am", "amp", "m", "mp", "p"]],
    ["用app玩", ["用", "a", "ap", "app", "p", "pp", "玩"]],
    ["50%", ["5", "50", "0", "%"]],
    ["", []],
  ])("of %j are %j", (text, lexemes) => expect(lexemesOf(text)).toEqual(lexemes));

  test.each([
    [
      ["a'b", "\\"],
      ["a", "'", "b", "\\"],
    ],
    [
      ["hk", "燈"],
      ["hk", "燈"],
    ],
    [
      ["lamp", "lamps"],
      ["lam", "amp", "mps"],
    ],
    [
      ["字典", "小燈書"],
      ["字典", "小燈", "燈書"],
    ],
    [["第12輯"], ["第", "12", "輯"]],
  ])("that are asked for of %j are %j, which a text that has them has", (words, lexemes) => {
    expect(lexemesAsked(words)).toEqual(lexemes);
    expect(lexemesOf(words.join(" "))).toEqual(expect.arrayContaining(lexemes));
  });

  test("are quoted, and each list has its own", () => {
    expect(allOf(["a", "'", "\\"])).toBe(String.raw`'a' & '''' & '\\'`);
    const lists = contentKinds.flatMap((kind) => locales.map((locale) => ofList({ kind, locale }, "字")));
    expect(new Set(lists).size).toBe(contentKinds.length * locales.length);
    expect(new Set(lists.map((lexeme) => lexeme.length))).toEqual(new Set([2]));
  });

  test.each([
    ["2026-11-29", "2026-12-05", ["2026-11-29", "2026-11-3", "2026-12"]],
    ["2026-11-08", "2026-12-05", ["2026-11-08", "2026-11-09", "2026-11-1", "2026-11-2", "2026-11-3", "2026-12"]],
    ["2026-11-30", "2026-12-05", ["2026-11-3", "2026-12"]],
    ["2025-12-01", "2026-01-01", ["2025-12", "2026"]],
    ["2024-01-01", "2026-01-01", ["2024", "2025", "2026"]],
  ] as const)("of the days from %s to %s are whole tens, months and years where they can be", (from, to, spans) => {
    const asked = spans.map((span) => `'#n${span}'`).join(" | ");
    expect(markAsked({ locale: "zh-HK", kind: "news" }, { from, to })).toBe(`(${asked})`);
  });

  test("of days are those of each day since the first, and of none before it", () => {
    const list = { locale: "zh-HK", kind: "news" } as const;
    const days = Array.from({ length: 800 }, (_, at) => addDays("2024-06-15", at));
    const to = "2026-08-23";
    for (const from of days) {
      const asked = markAsked(list, { from, to });
      const isAsked = (day: IsoDate) => marksOf(list, day).some((mark) => asked.includes(`'${mark}'`));
      expect(days.filter((day) => isAsked(day) !== day >= from)).toEqual([]);
    }
  });
});
