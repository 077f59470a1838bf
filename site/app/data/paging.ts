import { toId } from "@gk/domain";
import type { Page } from "@gk/web";
import { withQuery } from "../paths.ts";
import type { Translator } from "../words/words.ts";

/** The page of a list that an address asks for; whatever is no page number means the first. */
export function pageNumber(search: URLSearchParams): number {
  return toId(search.get("page")) ?? 1;
}

/** The pages that show at once, at most: a call gives a hundred entries. */
const mostPages = 8;

/** What an address shows of a list: one page, or the first ones where more was asked for (`?to=3`). */
export function pagesIn(search: URLSearchParams): { page: number; to: number } {
  const page = pageNumber(search);
  return { page, to: page === 1 ? Math.min(toId(search.get("to")) ?? 1, mostPages) : page };
}

/** The place of what takes the focus when more of a list has come: the first entry of it. */
export const moreAnchor = "more";

/** The address of a list with one page more than shows; none where it ends, or goes on by its pages only. */
export function moreHref(path: string, { page, to }: ReturnType<typeof pagesIn>, pages: number): string | undefined {
  if (page > 1 || to >= Math.min(pages, mostPages)) return undefined;
  return `${withQuery(path, { to: String(to + 1) })}#${moreAnchor}`;
}

/** The way to more of a list as the page links take it; `text` says how much shows. */
export function moreOf(t: Translator, path: string, shown: ReturnType<typeof pagesIn>, pages: number, text: string) {
  const href = moreHref(path, shown, pages);
  return href === undefined ? undefined : { href, label: t("common.loadMore"), shown: text };
}

/** The id of the first entry that came when more was asked for. */
export const firstNewIn = (
  entries: readonly { id: number }[],
  { page, to }: ReturnType<typeof pagesIn>,
  limit: number,
): number | undefined => (page < to ? entries[limit * (to - 1)]?.id : undefined);

/** How many pages a list has. */
export const pageCount = ({ total, limit }: Pick<Page, "total" | "limit">) => Math.ceil(total / limit);

/** Which page of a list shows, for its title and heading; the first one is the list itself. */
export const pagePart = (t: Translator, place: Page): string | undefined =>
  place.page > 1 ? t("common.pageOf", { page: place.page, total: pageCount(place) }) : undefined;

/** The addresses of a list's pages: the first one has the list's own. */
export const pageHref = (path: string) => (page: number) =>
  page === 1 ? path : withQuery(path, { page: String(page) });

/** Whether a list ends before this page; the first one is there even if it is empty. */
export const isBeyond = ({ page, total, limit }: Page) => page > 1 && page > pageCount({ total, limit });
