import { useEffect, useLayoutEffect } from "react";
import { redirect, useLocation } from "react-router-dom";
import { keepPlace, placeLeft } from "./kept-place.ts";
import { type PageLoader, usePageData } from "./page.ts";

type ClientLoaderArgs<Data> = { request: Request; serverLoader: () => Promise<Data> };

/** What the list's loader found out in the browser: how far down it was left. */
type Left = { leftAt?: number | undefined };

/** The `clientLoader` of a list that keeps its place: leads back to the page of it, and the filters, that were left. */
export async function backToPlace<Data>({ request, serverLoader }: ClientLoaderArgs<Data>): Promise<Data & Left> {
  const wanted = new URL(request.url);
  const place = placeLeft(wanted, location.pathname);
  if (place && place.search !== wanted.search) throw redirect(wanted.pathname + place.search);
  return { ...(await serverLoader()), leftAt: place?.y };
}

/**
 * Keeps where the list stands while it is scrolled: once another page shows, its position is gone (T39). Scrolls to
 * where it was left when it is come back to; "back" and a reload are the router's.
 * @source spec §2; T38, T40
 */
export function useKeptPlace() {
  const { pathname, search } = useLocation();
  const { leftAt } = usePageData<PageLoader<never, Left>>();

  // Gone before the next page scrolls to its top.
  useLayoutEffect(() => {
    const keep = () => keepPlace(pathname, { search, y: scrollY });
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [pathname, search]);

  // After the router has scrolled to the top.
  useEffect(() => {
    if (leftAt !== undefined) scrollTo(0, leftAt);
    keepPlace(pathname, { search, y: scrollY });
  }, [pathname, search, leftAt]);
}
