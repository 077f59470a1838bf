import { type ContentKind, folded, type IsoDate, locales } from "@gk/domain";
import { eq, not, sql } from "drizzle-orm";
import { plainTextOf } from "../content/html.ts";
import type { Database } from "../database/database.ts";
import {
  advertisements,
  areas,
  articles,
  districts,
  marketCategories,
  schoolArticles,
  schoolArticleTypes,
  searchEntries,
} from "../database/schema/index.ts";
import { upsert } from "../database/upsert.ts";
import type { Bilingual } from "../wording/bilingual.ts";
import { pairsOf } from "./pairs.ts";

/** Something public, with all that it says. */
interface Source {
  readonly kind: ContentKind;
  readonly id: number;
  readonly slug: string;
  readonly section?: string;
  readonly publishedOn: IsoDate;
  readonly shownUntil?: IsoDate;
  readonly title: Bilingual;
  /** What it says besides, in the order in which it is read. */
  readonly said: readonly Bilingual[];
  /** Markdown. */
  readonly body: Bilingual;
}

/** Writes what is searched anew, of the public content as it is now. */
export async function writeSearchEntries(database: Database): Promise<void> {
  const sources = [
    ...(await articleSources(database)),
    ...(await advertisementSources(database)),
    ...(await schoolSources(database)),
  ];
  // Row by row over what is there, since two processes may start at once.
  await upsert(database, searchEntries, sources.flatMap(entriesOf), [
    searchEntries.kind,
    searchEntries.id,
    searchEntries.locale,
  ]);
  const kept = sources.map(({ kind, id }) => sql`(${kind}, ${id}::integer)`);
  const isKept = sql`(${searchEntries.kind}, ${searchEntries.id}) in (${sql.join(kept, sql`, `)})`;
  await database.delete(searchEntries).where(kept.length > 0 ? not(isKept) : undefined);
}

function entriesOf({ title: titles, said, body: bodies, ...source }: Source): (typeof searchEntries.$inferInsert)[] {
  return locales.map((locale) => {
    const title = titles[locale];
    const body = [...said.map((text) => text[locale]), plainTextOf(bodies[locale])].join("\n");
    const foldedText = folded(`${title}\n${body}`);
    return { ...source, locale, title, body, foldedTitle: folded(title), foldedText, pairs: pairsOf(foldedText) };
  });
}

async function articleSources(database: Database): Promise<Source[]> {
  const rows = await database.select().from(articles).leftJoin(districts, eq(districts.id, articles.districtId));
  return rows.map(({ articles: article, districts: district }) => ({
    kind: article.type,
    id: article.id,
    slug: article.slug,
    publishedOn: article.publishedOn,
    title: article.title,
    said: [article.summary, article.venue, district?.name].filter((text) => text != null),
    body: article.body,
  }));
}

async function advertisementSources(database: Database): Promise<Source[]> {
  const rows = await database
    .select()
    .from(advertisements)
    .innerJoin(marketCategories, eq(marketCategories.id, advertisements.categoryId))
    .innerJoin(districts, eq(districts.id, advertisements.districtId))
    .innerJoin(areas, eq(areas.id, districts.areaId));
  return rows.map(({ advertisements: { summary, priceText, venue, tags, ...ad }, ...places }) => ({
    kind: "market",
    id: ad.id,
    slug: ad.slug,
    publishedOn: ad.validFrom,
    shownUntil: ad.validTo,
    title: ad.title,
    said: [summary, priceText, venue, places.districts.name, places.market_categories.name, ...tags],
    body: ad.body,
  }));
}

async function schoolSources(database: Database): Promise<Source[]> {
  const rows = await database
    .select()
    .from(schoolArticles)
    .innerJoin(schoolArticleTypes, eq(schoolArticleTypes.id, schoolArticles.typeId));
  return rows.map(({ school_articles: article, school_article_types: type }) => ({
    kind: "school",
    id: article.id,
    slug: article.slug,
    section: type.slug,
    publishedOn: article.publishedOn,
    title: article.title,
    said: [article.summary],
    body: article.body,
  }));
}
