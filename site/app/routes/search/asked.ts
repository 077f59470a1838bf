import { contentKinds, type SearchKind, searchKinds, searchText } from "@gk/domain";
import type { AnswerOf, SearchResult } from "@gk/web";
import { query } from "../../data/query.ts";
import { paths } from "../../paths.ts";

/** What an address asks for; a kind that there is not is none. */
export type Asked = { text: string; kind: SearchKind | undefined };

/** What an address asks for, cut by the rule of searched texts. */
export const askedIn = (search: URLSearchParams): Asked => ({
  text: searchText(search.get("q") ?? ""),
  kind: searchKinds.find((known) => known === search.get("kind")),
});

/** The search of an address, on its first page unless another is named. */
export function searchHref({ text, kind }: Asked, page = 1): string {
  const search = new URLSearchParams({
    q: text,
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: `${page}` } : {}),
  });
  return `${paths.search}?${search}`;
}

/** Asks the provider for its part; of the frequent questions, which it does not have, for the counts of the others. */
export function contentOf({ text, kind }: Asked, page: number) {
  const known = contentKinds.find((content) => content === kind);
  return query("searchContent", { query: { q: text, ...(known ? { kind: known, page } : {}) } });
}

/** Where a provider has no search. */
export const noContent: AnswerOf<"searchContent"> = {
  status: 1,
  data: [],
  meta: { page: 1, limit: 0, total: 0 },
  counts: { news: 0, events: 0, tips: 0, market: 0, school: 0 },
};

/** The page of something that was found. */
export function resultHref({ kind, id, slug, section }: SearchResult): string {
  if (kind === "market") return paths.advertisement(id);
  if (kind === "school") return paths.schoolArticle(section ?? "", slug);
  return paths.article(kind, slug);
}
