import { type ArticleType, articleTypes } from "@gk/domain";
import type { Page } from "@gk/web";
import { latestOf } from "../../content/latest-of.ts";
import { type Query, query, type ReadName } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import type { Visit } from "../../session/context.ts";
import type { Place } from "./xml.ts";

/** Places that stand beside each other in the sitemap, any part of which can be read by itself. */
export interface Section {
  readonly size: number;
  /** Whether its newest come first. */
  readonly isOrdered: boolean;
  /** The places of a part, some at a time, so that memory has room for any number of them. */
  places(this: void, from: number, to: number): AsyncIterable<readonly Place[]>;
}

/** How many rows the provider answers at once. */
const mostAtOnce = 100;

type Listed<Item> = { data: readonly Item[]; meta: Page };
type PartOf<Name extends ReadName, Item> = (paging: { page: number; limit: number }) => Query<Name, Listed<Item>>;

async function answered<Name extends ReadName, Item>(visit: Visit, part: Query<Name, Listed<Item>>) {
  const { answers } = await read(visit, { list: part });
  return answers.list as unknown as Listed<Item>;
}

/** A list of the provider's, newest first, with the list's own page before it. */
async function listed<Name extends ReadName, Item>(
  visit: Visit,
  path: string,
  part: PartOf<Name, Item>,
  placeOf: (item: Item) => Place,
): Promise<Section & { changed: string | undefined }> {
  const { data, meta } = await answered(visit, part({ page: 1, limit: 1 }));
  const changed = data[0] && placeOf(data[0]).changed;
  async function* entries(from: number, to: number) {
    for (let page = Math.floor(from / mostAtOnce) + 1; (page - 1) * mostAtOnce < to; page += 1) {
      const first = (page - 1) * mostAtOnce;
      // No more is read than is written.
      const { data: items } = await answered(visit, part({ page, limit: mostAtOnce }));
      yield items.slice(Math.max(0, from - first), to - first).map(placeOf);
    }
  }
  return {
    changed,
    size: 1 + meta.total,
    isOrdered: true,
    async *places(from, to) {
      // A list changes with its newest entry.
      if (from === 0) yield [{ path, changed }];
      // One is asked for alone where it only tells when it changed.
      if (to - from === 1 && from > 0) yield (await answered(visit, part({ page: from, limit: 1 }))).data.map(placeOf);
      else yield* entries(Math.max(0, from - 1), to - 1);
    },
  };
}

/** Places that are known. */
export const fixed = (all: readonly Place[]): Section => ({
  size: all.length,
  isOrdered: false,
  async *places(from, to) {
    yield all.slice(from, to);
  },
});

const articlesOf = (visit: Visit, type: ArticleType) =>
  listed(
    visit,
    paths.articles(type),
    (paging) => query("listArticles", { query: { type, ...paging, published: 1 } }),
    ({ slug, published_at }) => ({ path: paths.article(type, slug), changed: published_at }),
  );

const marketOf = (visit: Visit) =>
  listed(
    visit,
    paths.market,
    (paging) => query("listAdvertisements", { query: { ...paging, published: 1 } }),
    ({ id, valid_from }) => ({ path: paths.advertisement(id), changed: valid_from }),
  );

async function schoolOf(visit: Visit): Promise<Section[]> {
  const { answers } = await read(visit, { types: query("listSchoolArticleTypes") });
  const kinds = await Promise.all(
    answers.types.data.map(({ slug: type }) =>
      listed(
        visit,
        paths.schoolType(type),
        (paging) => query("listSchoolArticles", { query: { slug: type, ...paging, published: 1 } }),
        ({ slug, published_at }) => ({ path: paths.schoolArticle(type, slug), changed: published_at }),
      ),
    ),
  );
  const changed = latestOf(kinds.flatMap((kind) => kind.changed ?? []));
  return [fixed([{ path: paths.school, changed }]), ...kinds];
}

/** Every public page of what the provider lists. */
export async function sectionsOf(visit: Visit): Promise<Section[]> {
  const [market, school, ...articles] = await Promise.all([
    marketOf(visit),
    schoolOf(visit),
    ...articleTypes.map((type) => articlesOf(visit, type)),
  ]);
  return [...articles, market, ...school];
}
