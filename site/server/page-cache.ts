import { createHash } from "node:crypto";
import { createStorage, type Storage } from "unstorage";
import lruCache from "unstorage/drivers/lru-cache";

/** A rendered page as the cache keeps it, with the nonce's placeholder still in it. */
export type Page = { html: string; status: number; headers: [string, string][]; expiresAt: number };

/** Room for some hundred pages; what was asked for least lately makes way, so that made-up queries can't fill the memory. */
const memory = () => createStorage({ driver: lruCache({ maxSize: 32 * 2 ** 20 }) });

/**
 * Keeps the HTML of signed-out public pages for as long as their `s-maxage` says. Memory unless another `storage`
 * (Redis, Valkey …) is given, so that several processes can share it.
 */
export function pageCache(storage: Storage = memory()) {
  return {
    async get(key: string, now: number): Promise<Page | undefined> {
      const page = await storage.getItem<Page>(hashed(key));
      return page && page.expiresAt > now ? page : undefined;
    },
    set: (key: string, page: Page) => storage.setItem(hashed(key), page),
  };
}

/** Stores refuse some characters of an address in a key. */
const hashed = (key: string) => createHash("sha256").update(key).digest("base64url");

/** How long a shared cache may keep a response, in seconds; 0 when it does not say so. */
export function sharedMaxAge(headers: Headers): number {
  const match = /(?:^|,)\s*s-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "");
  return Number(match?.[1] ?? 0);
}
