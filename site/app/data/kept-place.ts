import { splitPath } from "@gk/domain";
import { keepInTab, tabStorage } from "../session/tab-storage.ts";

/** Where a list stood when it was last seen: the query of its address (page, filters) and how far it was scrolled. */
type Place = {
  search: string;
  /** @units px */
  y: number;
};

/** Each language has a place of its own (T19). */
function keyOf(pathname: string): string {
  const { path, locale } = splitPath(pathname);
  return `place:${locale}${path}`;
}

/** Keeps the place in the tab, until its owner signs out (T41). */
export const keepPlace = (pathname: string, place: Place) => keepInTab(keyOf(pathname), JSON.stringify(place));

/**
 * Where a list was left, for who comes back to it from another page by its plain address. The list's own links and the
 * browser's "back" go where they say.
 */
export function placeLeft(wanted: URL, current: string): Place | undefined {
  if (splitPath(wanted.pathname).path === splitPath(current).path) return undefined;
  const kept = tabStorage()?.getItem(keyOf(wanted.pathname));
  const place = kept ? (JSON.parse(kept) as Place) : undefined;
  return wanted.search === "" || wanted.search === place?.search ? place : undefined;
}
