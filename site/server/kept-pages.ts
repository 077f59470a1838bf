import { cookies } from "@gk/domain";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Logger } from "pino";
import { compressAroundNonce } from "./compressed-page.ts";
import { describeError } from "./log.ts";
import type { PageSource } from "./metrics.ts";
import type { PageAddress } from "./page-address.ts";
import { type Page, pageCache } from "./page-cache.ts";
import type { RenderPage } from "./render-page.ts";

type KeptPagesParts = {
  render: RenderPage;
  clock: () => Date;
  onPage: (source: PageSource) => void;
  log: Logger;
};

/** How long after its time a kept page still stands in for one that can't be made: prices and dates in it grow old. */
const standInMs = 60 * 60_000;

/** How long after its time a kept page is still shown at once, while it is made anew behind the answer (decision 139). */
const staleMs = 60_000;

/** Keeps the pages that may be kept, and has each made by one of those who ask for it at once. */
export function keptPages({ render, clock, onPage, log }: KeptPagesParts) {
  const cache = pageCache();

  /** Pages that are being made for whoever asks for them meanwhile; a page that is not kept is nobody else's. */
  const flights = new Map<string, Promise<Page | undefined>>();

  /**
   * Makes a page that may be kept, and keeps it. Whoever asks for it meanwhile waits for this one, which is made also
   * where the one who asked first has left.
   */
  async function make(c: Context, page: PageAddress, key: string, behind = false) {
    const made = render(c, page, new Request(c.req.url, { headers: c.req.raw.headers }), behind);
    const flight = made.then(keptOf(key)).catch(() => undefined);
    flights.set(key, flight);
    await flight;
    flights.delete(key);
    return made;
  }

  /** Makes a page anew while the one that is kept is shown, which stands in for it where it can't be made. */
  async function makeBehind(c: Context, page: PageAddress, key: string): Promise<void> {
    try {
      const made = await make(c, page, key, true);
      if (made.status >= 500) onPage("standIn");
    } catch (error) {
      onPage("standIn");
      log.error({ id: c.get("requestId"), path: c.req.path, ...describeError(error) }, "page failed");
    }
  }

  const keptOf = (key: string) => async (made: Response | Page) => {
    const now = clock().getTime();
    if (made instanceof Response || made.status !== 200 || made.expiresAt <= now) return undefined;
    const last = await cache.get(key, now, standInMs);
    made.brotli = last && isSame(last, made) ? last.brotli : ((await compressAroundNonce(made.parts)) ?? []);
    await cache.set(key, made);
    return made;
  };

  return {
    /** The page that is kept or that another one has made, or else one that is made now. */
    async get(c: Context, page: PageAddress): Promise<{ made: Response | Page; source: PageSource }> {
      const key = keyOf(c);
      const now = clock().getTime();
      const kept = await cache.get(key, now, staleMs);
      if (kept && kept.expiresAt <= now && !flights.has(key)) {
        void makeBehind(c, page, key);
      }
      const flight = flights.get(key);
      const shared = kept ?? (flight && (await flight));
      // Nothing is waited for between the look for a flight and the own one: two would begin.
      return shared ? { made: shared, source: "cache" } : { made: await make(c, page, key), source: "made" };
    },

    /** The last page that was made, in place of one that can't be made now. */
    standIn: (c: Context) => cache.get(keyOf(c), clock().getTime(), standInMs),
  };
}

/** What a page depends on: its address as it is written, since that is what the page reads. */
function keyOf(c: Context) {
  const { pathname, search } = new URL(c.req.url);
  return `${pathname}?${search}#${getCookie(c, cookies.promotion.name) ?? ""}`;
}

/** Most pages are a minute later what they were. */
const isSame = (one: Page, other: Page) =>
  one.parts.length === other.parts.length && one.parts.every((part, index) => other.parts[index]?.equals(part));
