import { toId } from "@gk/domain";
import type { Page } from "@gk/web";
import type { Translator } from "../words/words.ts";

/** The page of a list that an address asks for; whatever is no page number means the first. */
export function pageNumber(search: URLSearchParams): number {
  return toId(search.get("page")) ?? 1;
}

/** How many pages a list has. */
export const pageCount = ({ total, limit }: Pick<Page, "total" | "limit">) => Math.ceil(total / limit);

/** Which page of a list shows, for its title and heading; the first one is the list itself. */
export const pagePart = (t: Translator, place: Page): string | undefined =>
  place.page > 1 ? t("common.pageOf", { page: place.page, total: pageCount(place) }) : undefined;

/** The addresses of a list's pages: the first one has the list's own. */
export const pageHref = (path: string) => (page: number) =>
  page === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${page}`;

/** Whether a list has entries, but not on this page. */
export const isBeyond = ({ page, total, limit }: Page) => total > 0 && page > pageCount({ total, limit });
