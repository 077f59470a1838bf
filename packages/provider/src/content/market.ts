import type { Locale } from "@gk/domain";
import type { AdvertisementSummary, ParsedQueryOf } from "@gk/web";
import { and, asc, desc, eq, gte, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { advertisements, areas, districts, marketCategories } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer, list, wholeList } from "../http/reply.ts";
import { htmlOf } from "./html.ts";
import { offsetOf, pageAmong } from "./paging.ts";
import { districtShape } from "./places.ts";

/** Categories of the market. */
export const listMarketCategories: Handler<"listMarketCategories"> = async (_, { database, locale }) => {
  const categories = await database.select().from(marketCategories).orderBy(asc(marketCategories.id));
  return wholeList(
    categories.map((category) => ({ ...categoryShape(category, locale), illustration: category.illustration })),
  );
};

/** Advertisements that are not over, newest first, by categories or by keywords (T89). */
export const listAdvertisements: Handler<"listAdvertisements"> = async ({ query }, { database, locale, today }) => {
  const wanted = and(gte(advertisements.validTo, today), ...conditions(query, locale));
  const rows = await selectAdvertisements(database)
    .where(wanted)
    .orderBy(desc(advertisements.validFrom), desc(advertisements.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  return list(
    rows.map((row) => summary(row, locale)),
    await pageAmong(database, query, advertisements, wanted),
  );
};

/** An advertisement, also after its last day: links to it stay good. */
export const getAdvertisement: Handler<"getAdvertisement"> = async ({ params }, { database, locale }) => {
  const row = await findAdvertisement(database, params.id);
  if (!row) throw notFound();
  const { advertisements: advertisement } = row;
  return answer({
    ...summary(row, locale),
    body: htmlOf(advertisement.body[locale]),
    phone: advertisement.phone,
    email: advertisement.email,
  });
};

function conditions(query: ParsedQueryOf<"listAdvertisements">, locale: Locale): (SQL | undefined)[] {
  return [
    query.areas && inArray(advertisements.districtId, query.areas),
    "categories" in query && query.categories ? inArray(advertisements.categoryId, query.categories) : undefined,
    ...("keywords" in query ? query.keywords.split(/\s+/).map((word) => mentions(word, locale)) : []),
  ];
}

/** Whether an advertisement has a word anywhere in what it says in a language. */
function mentions(word: string, locale: Locale): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const texts = [
    advertisements.title,
    advertisements.summary,
    advertisements.body,
    advertisements.venue,
    advertisements.priceText,
  ];
  return or(
    ...texts.map((text) => ilike(sql`${text} ->> ${locale}`, pattern)),
    sql`exists (select from jsonb_array_elements(${advertisements.tags}) tag where tag ->> ${locale} ilike ${pattern})`,
  );
}

function selectAdvertisements(database: Database) {
  return database
    .select()
    .from(advertisements)
    .innerJoin(marketCategories, eq(marketCategories.id, advertisements.categoryId))
    .innerJoin(districts, eq(districts.id, advertisements.districtId))
    .innerJoin(areas, eq(areas.id, districts.areaId));
}

async function findAdvertisement(database: Database, id: number) {
  const [row] = await selectAdvertisements(database).where(eq(advertisements.id, id));
  return row;
}

type Row = NonNullable<Awaited<ReturnType<typeof findAdvertisement>>>;

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
