/** A page's `headers` where signed-out visitors all see the same: the page cache keeps it for a minute. */
export const headers = () => ({ "Cache-Control": "public, max-age=0, s-maxage=60" });
