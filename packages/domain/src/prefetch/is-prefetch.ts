/** Where browsers say so: the standard's way first. */
const headers = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/**
 * Whether a browser fetches something only because it may be wanted: what acts when it is asked for must not act then.
 * @param header what a header of the request says
 * @source decision 116
 */
export const isPrefetch = (header: (name: string) => string | null): boolean =>
  headers.some((name) => /prefetch|preview/i.test(header(name) ?? ""));

/** What answers it: no page that could be shown later in place of the one that acts. */
export const prefetchStatus = 503;
