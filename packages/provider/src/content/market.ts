import { type IsoDate, type Locale, searchBounds, searchWords } from "@gk/domain";
import type { AdvertisementSummary, ParsedQueryOf } from "@gk/web";
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { monthOf } from "../database/columns.ts";
import type { Database } from "../database/database.ts";
import { advertisements, areas, districts, marketCategories, searchEntries } from "../database/schema/index.ts";
import type { Context, Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer, list, wholeList } from "../http/reply.ts";
import { entriesWith, type Wanted } from "../search/entries-with.ts";
import { anyOf, categoryMark, placeMark, tagMark } from "../search/lexemes.ts";
import { firstMarkedWindow, firstWindow, nextWindow, type Window } from "../search/windows.ts";
import { htmlOf } from "./html.ts";
import { keptCounts } from "./kept.ts";
import { offsetOf, startOf } from "./paging.ts";
import { districtShape } from "./places.ts";

/** Categories of the market. */
export const listMarketCategories: Handler<"listMarketCategories"> = async (_, { database, locale }) => {
  const categories = await database.select().from(marketCategories).orderBy(asc(marketCategories.id));
  return wholeList(
    categories.map((category) => ({ ...categoryShape(category, locale), illustration: category.illustration })),
  );
};

/**
 * Advertisements of today (decision 48), newest first, by categories or by keywords (T89); narrowed by location and tag,
 * and keywords by the categories within which they are looked for.
 * @source decision 140
 */
export const listAdvertisements: Handler<"listAdvertisements"> = async ({ query }, context) => {
  const { database, locale } = context;
  const { ids, total } = isByWords(query) ? await idsByWords(query, context) : await idsByPlace(query, context);
  const rows = await selectListed(database)
    .where(inArray(advertisements.id, ids))
    .orderBy(...newestFirst);
  const reply = list(
    rows.map((row) => summary(row, locale)),
    { page: query.page, limit: query.limit, total },
  );
  return { ...reply, body: { ...reply.body, narrowed: true } };
};

type Query = ParsedQueryOf<"listAdvertisements">;

/** What is shown of the market: rows, of so many. */
interface Shown {
  readonly ids: number[];
  readonly total: number;
}

const newestFirst = [desc(advertisements.validFrom), desc(advertisements.id)];

const categoriesOf = (query: Query) => ("keywords" in query ? query.within : query.categories);
const keywordsOf = (query: Query) => ("keywords" in query ? query.keywords : "");

const isByWords = (query: Query) => Boolean(keywordsOf(query) || query.location || query.tag);

/** What has begun; its page is there from then on. */
const hasBegun = (today: IsoDate) => lte(advertisements.validFrom, today);

/** What lists show: from the first day to the last. */
const isShown = (today: IsoDate) => and(hasBegun(today), gte(advertisements.validTo, today));

/** How many advertisements that lists show each category has in a district, by the month of their first day. */
export const countAdvertisements = ({ database, today, now }: Pick<Context, "database" | "today" | "now">) =>
  keptCounts(database, {
    list: "market",
    today,
    now,
    count: () =>
      database
        .select({
          categoryId: advertisements.categoryId,
          districtId: advertisements.districtId,
          month: monthOf(advertisements.validFrom),
          count: count(),
        })
        .from(advertisements)
        .where(isShown(today))
        .groupBy(sql`1`, sql`2`, sql`3`),
  });

async function idsByPlace(query: Query, context: Context): Promise<Shown> {
  const { database, today } = context;
  const [categories, districtIds] = [categoriesOf(query), query.areas];
  const counts = await countAdvertisements(context);
  const { before, offset, total } = startOf(
    query,
    counts.filter(
      ({ categoryId, districtId }) =>
        (categories?.includes(categoryId) ?? true) && (districtIds?.includes(districtId) ?? true),
    ),
  );
  const rows = await database
    .select({ id: advertisements.id })
    .from(advertisements)
    .where(
      and(
        isShown(today),
        before && lt(advertisements.validFrom, before),
        categories && inArray(advertisements.categoryId, categories),
        districtIds && inArray(advertisements.districtId, districtIds),
      ),
    )
    .orderBy(...newestFirst)
    .limit(query.limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total };
}

/** Asks for any of some values, where there are some. */
const any = <Value>(values: readonly Value[] | undefined, mark: (value: Value) => string): string[] =>
  values ? [anyOf(values.map(mark))] : [];

/**
 * The newest that have all words anywhere, a tag, and a location in the place that they name. They are counted as far as
 * a search counts.
 */
async function idsByWords(query: Query, context: Context): Promise<Shown> {
  const { locale, today } = context;
  const ofMarket = { kind: "market", locale } as const;
  const narrowed = [
    ...any(categoriesOf(query), (id) => categoryMark(ofMarket, id)),
    ...any(query.areas, (id) => placeMark(ofMarket, id)),
    ...any(query.tag ? [query.tag] : undefined, (tag) => tagMark(ofMarket, tag)),
  ];
  const counts = await countAdvertisements(context);
  let window: Window | undefined = (narrowed.length > 0 ? firstMarkedWindow : firstWindow)(counts, today);
  const wanted = {
    words: searchWords(keywordsOf(query)),
    venue: searchWords(query.location ?? ""),
    ...ofMarket,
    today,
    narrowed,
  };
  let ids: number[] = [];
  while (window) {
    // How much more is to be looked at is known after the last.
    const rows = await selectIds(context, wanted, window);
    ids = rows.map(({ id }) => id);
    window = nextWindow(counts, today, window, rows[0]?.total ?? 0);
  }
  const from = offsetOf(query);
  return { ids: ids.slice(from, from + query.limit), total: ids.length };
}

/** The newest in a window, and of how many. */
const selectIds = async ({ database }: Context, wanted: Wanted, window: Window) =>
  database
    .select({ id: searchEntries.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(entriesWith([[wanted, window]]))
    .orderBy(desc(searchEntries.publishedOn), desc(searchEntries.id))
    .limit(searchBounds.counted);

/** An advertisement since its first day, also after its last: links to it stay good. */
export const getAdvertisement: Handler<"getAdvertisement"> = async ({ params }, { database, locale, today }) => {
  const row = await findAdvertisement(database, params.id, today);
  if (!row) throw notFound();
  const { advertisements: advertisement } = row;
  return answer({
    ...summary(row, locale),
    body: htmlOf(advertisement.body[locale]),
    phone: advertisement.phone,
    email: advertisement.email,
  });
};

// A text is most of a row, and lists show none.
const { body: _, ...listed } = getTableColumns(advertisements);

const selectListed = (database: Database) =>
  withPlaces(
    database
      .select({ advertisements: listed, market_categories: marketCategories, districts, areas })
      .from(advertisements)
      .$dynamic(),
  );

const withPlaces = <Selected extends PgSelect>(query: Selected) =>
  query
    .innerJoin(marketCategories, eq(marketCategories.id, advertisements.categoryId))
    .innerJoin(districts, eq(districts.id, advertisements.districtId))
    .innerJoin(areas, eq(areas.id, districts.areaId));

async function findAdvertisement(database: Database, id: number, today: IsoDate) {
  const [row] = await withPlaces(database.select().from(advertisements).$dynamic()).where(
    and(eq(advertisements.id, id), hasBegun(today)),
  );
  return row;
}

type Row = Awaited<ReturnType<typeof selectListed>>[number];

function summary(row: Row, locale: Locale): AdvertisementSummary {
  const { advertisements: advertisement } = row;
  return {
    id: advertisement.id,
    slug: advertisement.slug,
    category: categoryShape(row.market_categories, locale),
    district: districtShape(row.districts, row.areas, locale),
    title: advertisement.title[locale],
    summary: advertisement.summary[locale],
    venue: advertisement.venue[locale],
    tags: advertisement.tags.map((tag) => tag[locale]),
    price_text: advertisement.priceText[locale],
    valid_from: advertisement.validFrom,
    valid_to: advertisement.validTo,
    illustration: advertisement.illustration,
  };
}

const categoryShape = ({ id, slug, name, infoCategory }: typeof marketCategories.$inferSelect, locale: Locale) => ({
  id,
  slug,
  name: name[locale],
  info_category: infoCategory,
});
