import { type ContentKind, contentKinds, folded, idBounds, type IsoDate, locales } from "@gk/domain";
import { and, eq, gte, inArray, lt, max, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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
import { writeMany } from "../database/upsert.ts";
import type { Bilingual } from "../wording/bilingual.ts";
import { categoryMark, type EntryList, lexemesOf, marksOf, ofList, placeMark, tagMark, venueMark } from "./lexemes.ts";

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
  /** Advertisements only: the place that it names. */
  readonly venue?: Bilingual;
  /** What it is marked with besides. */
  readonly marks?: (list: EntryList) => string[];
}

/** The rows whose numbers are in it: from one, and below one. */
interface IdRange {
  readonly from: number;
  readonly below: number;
}

/** How many numbers are looked at in one go, so that memory has room for any number of rows. */
const IDS_AT_ONCE = 1000;

/** Writes what is searched anew, of the public content as it is now; of some of it where a range is given. */
export async function writeSearchEntries(database: Database, range: IdRange = everything): Promise<void> {
  // A small range is written as it is: to find the highest number all entries would be gone through.
  const isSmall = range.below - range.from <= IDS_AT_ONCE;
  const below = isSmall ? range.below : (await highestId(database, range)) + 1;
  for (let from = range.from; from < below; from += IDS_AT_ONCE) {
    // One after the other, so that no more is in memory than one needs.
    await writeEntries(database, { from, below: Math.min(below, from + IDS_AT_ONCE) });
  }
}

const everything: IdRange = { from: 0, below: idBounds.max };

/** The highest number of a row, or of what is searched of one that is no longer there. */
async function highestId(database: Database, { below }: IdRange): Promise<number> {
  const tables = [articles, advertisements, schoolArticles, searchEntries];
  let highest = 0;
  for (const table of tables) {
    // A transaction asks one thing after the other.
    const [row] = await database
      .select({ id: max(table.id) })
      .from(table)
      .where(lt(table.id, below));
    highest = Math.max(highest, row?.id ?? 0);
  }
  return highest;
}

async function writeEntries(database: Database, range: IdRange): Promise<void> {
  const sources = [
    ...(await articleSources(database, range)),
    ...(await advertisementSources(database, range)),
    ...(await schoolSources(database, range)),
  ];
  // Row by row over what is there, since two processes may start at once.
  await writeMany(database, searchEntries, sources.flatMap(entriesOf), ["kind", "id", "locale"]);
  // Two lists of values, which are gone through once, and not once for each row.
  const kept = sql`select * from unnest(${sql.param(sources.map(({ kind }) => kind))}::text[],
    ${sql.param(sources.map(({ id }) => id))}::integer[])`;
  await database
    .delete(searchEntries)
    .where(
      and(
        inArray(searchEntries.kind, contentKinds),
        isIn(searchEntries.id, range),
        sql`(${searchEntries.kind}, ${searchEntries.id}) not in (${kept})`,
      ),
    );
}

const isIn = (id: PgColumn, { from, below }: IdRange) => and(gte(id, from), lt(id, below));

function entriesOf({
  title: titles,
  said,
  body: bodies,
  venue: venues,
  marks,
  ...source
}: Source): (typeof searchEntries.$inferInsert)[] {
  return locales.map((locale) => {
    const title = titles[locale];
    const body = [...said.map((text) => text[locale]), plainTextOf(bodies[locale])].join("\n");
    const foldedText = folded(`${title}\n${body}`);
    const foldedVenue = venues && folded(venues[locale]);
    const list = { kind: source.kind, locale };
    const pairs = [
      ...lexemesOf(foldedText).map((lexeme) => ofList(list, lexeme)),
      ...marksOf(list, source.publishedOn),
      ...lexemesOf(foldedVenue ?? "").map((lexeme) => venueMark(list, lexeme)),
      ...(marks?.(list) ?? []),
    ];
    return { ...source, locale, title, body, foldedTitle: folded(title), foldedText, foldedVenue, pairs };
  });
}

async function articleSources(database: Database, range: IdRange): Promise<Source[]> {
  const rows = await database
    .select()
    .from(articles)
    .leftJoin(districts, eq(districts.id, articles.districtId))
    .where(and(inArray(articles.type, articles.type.enumValues), isIn(articles.id, range)));
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

async function advertisementSources(database: Database, range: IdRange): Promise<Source[]> {
  const rows = await database
    .select()
    .from(advertisements)
    .innerJoin(marketCategories, eq(marketCategories.id, advertisements.categoryId))
    .innerJoin(districts, eq(districts.id, advertisements.districtId))
    .innerJoin(areas, eq(areas.id, districts.areaId))
    .where(isIn(advertisements.id, range));
  return rows.map(({ advertisements: { summary, priceText, venue, tags, ...ad }, ...places }) => ({
    kind: "market",
    id: ad.id,
    slug: ad.slug,
    publishedOn: ad.validFrom,
    shownUntil: ad.validTo,
    title: ad.title,
    said: [summary, priceText, venue, places.districts.name, places.market_categories.name, ...tags],
    body: ad.body,
    venue,
    marks: (list) => [
      placeMark(list, ad.districtId),
      categoryMark(list, ad.categoryId),
      // By its name in either language: the address keeps it when the language changes.
      ...new Set(tags.flatMap((tag) => locales.map((locale) => tagMark(list, tag[locale])))),
    ],
  }));
}

async function schoolSources(database: Database, range: IdRange): Promise<Source[]> {
  const rows = await database
    .select()
    .from(schoolArticles)
    .innerJoin(schoolArticleTypes, eq(schoolArticleTypes.id, schoolArticles.typeId))
    .where(isIn(schoolArticles.id, range));
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
