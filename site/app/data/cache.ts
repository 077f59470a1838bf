/** A page's `headers` where it speaks of money: the browser takes it from no store, not from its history either. */
export const neverKept = () => ({ "Cache-Control": "no-store" });

/** A page's `headers` where signed-out visitors all see the same: the page cache keeps it for a minute. */
export const headers = () => ({ "Cache-Control": "public, max-age=0, s-maxage=60" });
