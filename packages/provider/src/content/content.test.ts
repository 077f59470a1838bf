import { locales, marketBounds, readingMinutes } from "@gk/domain";
import type { Client } from "@gk/web";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { activities, activityJoins, advertisements, articles, schoolArticles } from "../database/schema/index.ts";
import { writeSearchEntries } from "../search/write-search-entries.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const tipsPage = async (number: number) =>
  answerOf(await gk.client().listArticles({ query: { type: "tips", limit: 10, page: number } }));

const market = async (query: Parameters<ReturnType<typeof gk.client>["listAdvertisements"]>[0]) =>
  answerOf(await gk.client(undefined, "en-US").listAdvertisements(query));

const statuses = async () =>
  Object.fromEntries(dataOf(await gk.client().listActivities()).map(({ id, status }) => [id, status]));

describe("articles", () => {
  test.each([
    ["news", 12],
    ["events", 12],
    ["tips", 24],
  ])("of type %s: %i, newest first", async (type, total) => {
    const { data, meta } = answerOf(await gk.client().listArticles({ query: { type, limit: 100, published: 1 } }));
    expect(meta).toEqual({ page: 1, limit: 100, total });
    expect(data).toHaveLength(total);
    const days = data.map((article) => article.published_at);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const article of data)
      expect([article.event !== null, article.tip !== null]).toEqual([type === "events", type === "tips"]);
  });

  test("come in pages that do not overlap", async () => {
    const [first, second, third] = [await tipsPage(1), await tipsPage(2), await tipsPage(3)];
    expect([first, second, third].map(({ data }) => data.length)).toEqual([10, 10, 4]);
    expect(new Set([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(24);
    expect(second.meta).toEqual({ page: 2, limit: 10, total: 24 });
  });

  test("of an unknown type are not found (decision 6)", async () => {
    expect(refusalOf(await gk.client().listArticles({ query: { type: "recipes" } }))).toMatchObject({ status: -2 });
  });

  test("that are tips come by the area that they are about, too (decision 133)", async () => {
    const ask = (category: 2) => gk.client().listArticles({ query: { type: "tips", limit: 100, category } });
    const { data, meta } = answerOf(await ask(2));
    expect(meta.total).toBe(5);
    expect(new Set(data.map(({ tip }) => tip?.category))).toEqual(new Set([2]));
    expect(refusalOf(await ask(6 as 2))).toMatchObject({ httpStatus: 422 });
  });

  test.each([0, -1, 101, 1.5, "x"])("cannot come in pages of %j", async (limit) => {
    expect(refusalOf(await gk.client().listArticles({ query: { type: "news", limit } }))).toMatchObject({
      httpStatus: 422,
      status: -1,
    });
  });

  test("have a body in HTML, whose links are unprefixed paths", async () => {
    const article = dataOf(await gk.client().getArticle({ params: { slug: "homework-first-five-minutes" } }));
    expect(article.title).toBe("功課拖拖拉拉？先幫他坐下來的五分鐘");
    expect(article.body).toContain("<h2>");
    expect(article.body).toContain('<a href="/app">');
    expect(article.tip).toEqual({ category: 1, ages: "6-9" });
  });

  test.each(["news", "tips", "events"])(
    "say in their list how long each takes to read, but of no event: %s",
    async (type) => {
      const listed = dataOf(await gk.client().listArticles({ query: { type } }));
      const minutes = listed.map(({ reading_minutes }) => reading_minutes);
      if (type === "events") expect(new Set(minutes)).toEqual(new Set([null]));
      else expect(minutes.every((some) => typeof some === "number" && some >= 1)).toBe(true);
    },
  );

  test("take as long to read as their own text in the language that is asked for", async () => {
    for (const locale of locales) {
      const params = { slug: "homework-first-five-minutes" };
      const { body, reading_minutes } = dataOf(await gk.client(undefined, locale).getArticle({ params }));
      expect(reading_minutes).toBe(readingMinutes(body.replaceAll(/<[^<>]*>/g, " ")));
    }
  });

  test("say where and when an event is", async () => {
    const { event } = dataOf(
      await gk.client(undefined, "en-US").getArticle({ params: { slug: "parents-talk-new-term" } }),
    );
    expect(event).toMatchObject({ starts_at: "2027-01-23T02:30:00.000Z", quota: 80, joined: 80, fee_cents: 0 });
    expect(event?.district).toMatchObject({ name: "Yau Tsim Mong", area: { name: "Kowloon" } });
  });

  describe("that are events, in the order in which they can be attended (decision 181)", () => {
    const page = async (number: number, limit = 5) => {
      const query = { type: "events", order: "upcoming", page: number, limit } as const;
      return answerOf(await gk.client().listArticles({ query }));
    };
    const whole = async () => (await Promise.all([1, 2, 3].map((number) => page(number)))).flatMap(({ data }) => data);
    const isOver = ({ event }: { event: { ends_at: string } | null }) => Date.parse(event?.ends_at ?? "") <= +gk.now();

    test("are all there, once, on whichever page", async () => {
      const newest = answerOf(await gk.client().listArticles({ query: { type: "events", limit: 100 } }));
      const ids = (await whole()).map(({ id }) => id);
      expect(ids).toHaveLength(newest.meta.total);
      expect(new Set(ids)).toEqual(new Set(newest.data.map(({ id }) => id)));
      expect((await page(2)).meta).toEqual({ page: 2, limit: 5, total: newest.meta.total });
      expect((await page(4)).data).toEqual([]);
    });

    test("are those of one time alone, where that is asked for (decision 183)", async () => {
      const all = await whole();
      const at = async (when: "upcoming" | "past", number = 1, limit = 100) => {
        const query = { type: "events", when, page: number, limit } as const;
        return answerOf(await gk.client().listArticles({ query }));
      };
      const ids = (events: typeof all) => events.map(({ id }) => id);
      const [coming, over] = [all.filter((event) => !isOver(event)), all.filter((event) => isOver(event))];
      const [upcoming, past] = [await at("upcoming"), await at("past")];
      expect(ids(upcoming.data)).toEqual(ids(coming));
      expect(ids(past.data)).toEqual(ids(over));
      expect([upcoming.meta.total, past.meta.total]).toEqual([coming.length, over.length]);
      expect(ids((await at("past", 2, 2)).data)).toEqual(ids(over).slice(2, 4));
      expect((await at("upcoming", 2)).data).toEqual([]);
    });

    test("alone are at a time: of other types there is none", async () => {
      for (const query of [{ type: "tips" }, { type: "news" }, { type: "events", category: 1 }] as const) {
        const { data, meta } = answerOf(await gk.client().listArticles({ query: { ...query, when: "past" } }));
        expect([data, meta.total]).toEqual([[], 0]);
      }
    });

    test("have none that is over before one that is not: the next one first, then the last one", async () => {
      const all = await whole();
      const [coming, over] = [all.filter((event) => !isOver(event)), all.filter((event) => isOver(event))];
      expect(coming.length).toBeGreaterThan(0);
      expect(over.length).toBeGreaterThan(0);
      expect(all).toEqual([...coming, ...over]);
      const starts = (events: typeof all) => events.map(({ event }) => event?.starts_at ?? "");
      expect(starts(coming)).toEqual(starts(coming).toSorted());
      expect(starts(over)).toEqual(starts(over).toSorted().toReversed());
    });

    test("are in it only where it is asked for", async () => {
      const { data } = answerOf(await gk.client().listArticles({ query: { type: "events", limit: 100 } }));
      const days = data.map(({ published_at }) => published_at);
      expect(days).toEqual(days.toSorted().toReversed());
    });
  });

  test("that do not exist are not found", async () => {
    expect(refusalOf(await gk.client().getArticle({ params: { slug: "nothing" } }))).toMatchObject({ httpStatus: 404 });
  });
});

test("the Language header chooses the words (T18)", async () => {
  const title = async (locale: "zh-HK" | "en-US") =>
    dataOf(await gk.client(undefined, locale).getArticle({ params: { slug: "homework-first-five-minutes" } })).title;
  expect(await title("en-US")).toBe("Homework drags on? Help with the first five minutes");
  const without = await gk.fetch("/web/articles/homework-first-five-minutes");
  expect(await without.json()).toMatchObject({ data: { title: await title("zh-HK") } });
});

describe("school articles", () => {
  test("have kinds, by number or slug", async () => {
    const types = dataOf(await gk.client().listSchoolArticleTypes());
    expect(types.map(({ slug }) => slug)).toEqual(["character-strengths", "school-practice"]);
    for (const id of [1, "1", "character-strengths"]) {
      expect(dataOf(await gk.client().getSchoolArticleType({ params: { id } })).id).toBe(1);
    }
    expect(refusalOf(await gk.client().getSchoolArticleType({ params: { id: "nothing" } })).status).toBe(-2);
  });

  test("are listed by kind, or all", async () => {
    const total = async (slug?: string) =>
      answerOf(await gk.client().listSchoolArticles({ query: slug === undefined ? {} : { slug } })).meta.total;
    expect(await total()).toBe(10);
    expect((await total("character-strengths")) + (await total("school-practice"))).toBe(10);
    expect(refusalOf(await gk.client().listSchoolArticles({ query: { slug: "nothing" } })).status).toBe(-2);
  });

  test("are found by number and slug", async () => {
    const bySlug = dataOf(await gk.client().getSchoolArticle({ params: { id: "strengths-wisdom" } }));
    expect(bySlug).toMatchObject({ id: 1, strength_group: "wisdom", type: { slug: "character-strengths" } });
    expect(dataOf(await gk.client().getSchoolArticle({ params: { id: 1 } }))).toEqual(bySlug);
  });

  test("take as long to read as their own text in the language that is asked for, in their list too", async () => {
    for (const locale of locales) {
      const client = gk.client(undefined, locale);
      for (const { id, reading_minutes: listed } of dataOf(await client.listSchoolArticles())) {
        const { body, reading_minutes } = dataOf(await client.getSchoolArticle({ params: { id } }));
        expect(reading_minutes).toBe(readingMinutes(body.replaceAll(/<[^<>]*>/g, " ")));
        expect(listed).toBe(reading_minutes);
      }
    }
  });
});

/** What articles, and those for schools, have in common in a list. */
type Listed = { data: readonly { slug: string }[]; meta: { total: number } };

describe("what is published tomorrow is not there today, and is on its day (decision 48):", () => {
  test.each([
    [
      "an article",
      articles,
      "lunar-new-year-missions",
      (client: Client) => client.listArticles({ query: { type: "news", limit: 100, published: 1 } }),
      (client: Client, slug: string) => client.getArticle({ params: { slug } }),
    ],
    [
      "an article for schools",
      schoolArticles,
      "strengths-wisdom",
      (client: Client) => client.listSchoolArticles({ query: { limit: 100, published: 1 } }),
      (client: Client, slug: string) => client.getSchoolArticle({ params: { id: slug } }),
    ],
  ] as const)("%s", async (_, table, slug, list, get) => {
    const own = await startProvider();
    onTestFinished(() => own.close());
    const listed = async () => {
      const { data, meta } = answerOf<Listed>(await list(own.client()));
      return { slugs: data.map((article) => article.slug), total: meta.total };
    };
    const { total, slugs } = await listed();
    expect(slugs).toContain(slug);
    await own.database.update(table).set({ publishedOn: "2026-11-21" }).where(eq(table.slug, slug));

    own.wait({ hours: 12, seconds: -1 });
    const rest = slugs.filter((other) => other !== slug);
    expect(await listed()).toEqual({ total: total - 1, slugs: rest });
    expect(refusalOf(await get(own.client(), slug))).toMatchObject({ httpStatus: 404, status: -2 });

    own.wait({ seconds: 1 });
    expect(await listed()).toEqual({ total, slugs: [slug, ...rest] });
    expect(dataOf<unknown>(await get(own.client(), slug))).toMatchObject({ slug, published_at: "2026-11-21" });
  });
});

describe("the market", () => {
  test("shows six advertisements at first (spec §9), and none that is over", async () => {
    const { data, meta } = await market({ query: {} });
    expect(data).toHaveLength(6);
    expect(meta).toEqual({ page: 1, limit: 6, total: 33 });
    const all = await market({ query: { limit: 100 } });
    expect(all.data.every(({ valid_to }) => valid_to >= "2026-11-20")).toBe(true);
  });

  test("has an offer from its first day, wherever it is looked for", async () => {
    const own = await startProvider();
    onTestFinished(() => own.close());
    const slug = "little-lamp-bookshop";
    const client = own.client(undefined, "en-US");
    const found = async () => {
      const queries = [
        {},
        { categories: [1] },
        { keywords: "lamp" },
        { tag: "Picture books" },
        { location: "Tai Nan" },
      ];
      const lists = queries.map(async (query) => {
        const { data, meta } = answerOf(await client.listAdvertisements({ query: { ...query, limit: 100 } }));
        return [data.some((item) => item.slug === slug), data.length === meta.total];
      });
      const { data, counts } = answerOf(await client.searchContent({ query: { q: "lamp bookshop" } }));
      return [...(await Promise.all(lists)), [data.some((item) => item.slug === slug), data.length === counts.market]];
    };
    const wherever = (isThere: boolean) => Array.from({ length: 6 }, () => [isThere, true]);
    expect(await found()).toEqual(wherever(true));
    await own.database.update(advertisements).set({ validFrom: "2026-11-21" }).where(eq(advertisements.slug, slug));
    await writeSearchEntries(own.database);

    own.wait({ hours: 12, seconds: -1 });
    expect(await found()).toEqual(wherever(false));
    expect(refusalOf(await client.getAdvertisement({ params: { id: 1 } }))).toMatchObject({ httpStatus: 404 });

    own.wait({ seconds: 1 });
    expect(await found()).toEqual(wherever(true));
    expect(dataOf(await client.getAdvertisement({ params: { id: 1 } }))).toMatchObject({ slug });
  });

  test("is filtered by categories and areas", async () => {
    const { data } = await market({ query: { categories: [1, 5], areas: [6, 16], limit: 100 } });
    expect(data.length).toBeGreaterThan(0);
    for (const { category, district } of data) {
      expect([1, 5]).toContain(category.id);
      expect([6, 16]).toContain(district.id);
    }
  });

  test("is searched by every word, in the language of the reader", async () => {
    const { data } = await market({ query: { keywords: "lamp BOOKS" } });
    expect(data.map(({ slug }) => slug)).toEqual(["little-lamp-bookshop"]);
    expect((await market({ query: { keywords: "小燈書室" } })).data).toEqual([]);
    const chinese = answerOf(await gk.client().listAdvertisements({ query: { keywords: "小燈書室" } }));
    expect(chinese.data.map(({ slug }) => slug)).toEqual(["little-lamp-bookshop"]);
  });

  test.each(["%", "_", "\\", "zh-HK"])("takes %j for what it is", async (keywords) => {
    expect((await market({ query: { keywords } })).data).toEqual([]);
  });

  test("is never asked by categories and keywords together (T89)", async () => {
    const response = await gk.fetch("/web/market?categories=1&keywords=book");
    expect(response.status).toBe(422);
  });

  test.each([
    { areas: marketBounds.areas.max, ok: true },
    { areas: marketBounds.areas.max + 1, ok: false },
  ])("takes $areas areas: $ok (T73)", async ({ areas, ok }) => {
    const ids = Array.from({ length: areas }, (_, index) => index + 1);
    expect((await gk.client().listAdvertisements({ query: { areas: ids } })).ok).toBe(ok);
  });

  test("tells how to reach a merchant, also when the offer is over", async () => {
    expect(dataOf(await gk.client().getAdvertisement({ params: { id: 1 } }))).toMatchObject({
      phone: "+852 2345 6001",
      email: "littlelamp@gk.example",
    });
    expect(dataOf(await gk.client().getAdvertisement({ params: { id: 9 } })).valid_to).toBe("2026-11-15");
    expect(refusalOf(await gk.client().getAdvertisement({ params: { id: 99 } })).status).toBe(-2);
  });

  test("has categories", async () => {
    expect(dataOf(await gk.client().listMarketCategories())).toHaveLength(12);
  });
});

describe("the catalogue", () => {
  test("has 18 districts in 3 regions (decision 3)", async () => {
    const regions = dataOf(await gk.client().listAreas());
    expect(regions.map(({ districts }) => districts.length)).toEqual([4, 5, 9]);
  });

  test("has activities outside school in 8 kinds", async () => {
    expect(dataOf(await gk.client().listEcaCategories())).toHaveLength(8);
  });

  test("has a gift on the year only, worth more than $500 (T106)", async () => {
    const { plans, school_plans } = dataOf(await gk.client().listPlans());
    expect(plans.map(({ slug, gift }) => [slug, (gift?.value_cents ?? 0) > 50_000])).toEqual([
      ["beginner", false],
      ["elementary", false],
      ["outstanding", true],
    ]);
    expect(school_plans.map(({ staff_accounts }) => staff_accounts)).toEqual([5, 15, 60]);
  });

  test("has prizes whose certificate needs 12 silver stars (spec §4)", async () => {
    const themes = dataOf(await gk.client().listPrizes());
    expect(themes.map(({ stages }) => stages.length)).toEqual([3, 3, 3, 3]);
    for (const { certificate_tier } of themes) {
      expect(certificate_tier).toMatchObject({ slug: "gk-of-merit", silver_stars: 12 });
    }
  });
});

describe("special activities", () => {
  test("are over, or can be joined", async () => {
    expect(await statuses()).toEqual({ 1: "ended", 2: "ended", 3: "open", 4: "open", 5: "open" });
  });

  test("count the children who joined here with those who joined in the app", async () => {
    await gk.database.update(activities).set({ quota: 188 }).where(eq(activities.id, 3));
    await gk.database.insert(activityJoins).values({ activityId: 3, childId: 301, joinedAt: gk.now() });
    expect(dataOf(await gk.client().getActivity({ params: { id: 3 } }))).toMatchObject({ joined: 188, status: "full" });
  });

  test("close after the last day to join, and end after their last day", async () => {
    gk.wait({ days: 22 });
    expect((await statuses())[4], "12 December").toBe("open");
    gk.wait({ days: 1 });
    expect((await statuses())[4], "13 December").toBe("closed");
    gk.wait({ days: 7 });
    expect((await statuses())[4], "20 December").toBe("ended");
  });
});
