import { data } from "react-router-dom";

/** A page's `headers` where it speaks of money: the browser takes it from no store, not from its history either. */
export const neverKept = () => ({ "Cache-Control": "no-store" });

/** A page's `headers` where signed-out visitors all see the same: the page cache keeps it for a minute. */
export const headers = () => ({ "Cache-Control": "public, max-age=0, s-maxage=60" });

/** A page's `headers` where `keptUnlessSearched` has decided. */
export const asLoaded = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

/** What a loader answers of a page that can be searched: nobody's search is kept, there are as many as there are words (decision 139). */
export const keptUnlessSearched = <Data>(isSearched: boolean, answer: Data) =>
  data(answer, isSearched ? {} : { headers: headers() });
