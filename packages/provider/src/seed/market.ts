import { type IsoDate, marketInfoCategories } from "@gk/domain";
import areasSeed from "../../seed/areas.json" with { type: "json" };
import marketSeed from "../../seed/market.json" with { type: "json" };
import marketCategoriesSeed from "../../seed/market-categories.json" with { type: "json" };
import type { Database } from "../database/database.ts";
import * as schema from "../database/schema/index.ts";
import { upsert } from "../database/upsert.ts";
import { dayOf, idsBySlug, oneOf } from "./read.ts";
import { shiftYears, yearsToLatestStart, yearsToOpenEnd } from "./shift.ts";

/** Writes the market: its categories and what merchants offer. */
export async function seedMarket(database: Database, today: IsoDate): Promise<void> {
  const categories = marketCategoriesSeed.market_categories.map(({ info_category, ...category }) => ({
    ...category,
    infoCategory: oneOf(marketInfoCategories, info_category),
  }));
  await upsert(database, schema.marketCategories, categories, schema.marketCategories.id);
  await upsert(database, schema.advertisements, advertisementsOn(today), schema.advertisements.id);
}

/**
 * The advertisements as they are on a day. Each has begun, as articles are published. Those that end with the last of all
 * go on to the end of that year, so that there are some on its first day too; the others last as long as they say.
 */
export function advertisementsOn(today: IsoDate) {
  const categoryIds = idsBySlug(marketCategoriesSeed.market_categories);
  const districtIds = idsBySlug(areasSeed.districts);
  const ends = marketSeed.advertisements.map(({ valid_to }) => dayOf(valid_to));
  const last = ends.toSorted().at(-1);
  return marketSeed.advertisements.map(({ category, district, valid_from, valid_to, price_text, ...advertisement }) => {
    const [first, end] = [dayOf(valid_from), dayOf(valid_to)];
    const years = yearsToLatestStart(first, today);
    return {
      ...advertisement,
      categoryId: categoryIds(category),
      districtId: districtIds(district),
      validFrom: shiftYears(first, years),
      validTo: shiftYears(end, end === last ? yearsToOpenEnd(ends, today) : years),
      priceText: price_text,
    };
  });
}
