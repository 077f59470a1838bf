import { hash } from "node:crypto";
import { createStorage, type Storage } from "unstorage";
import lruCache from "unstorage/drivers/lru-cache";

/**
 * A rendered page: its HTML in UTF-8, cut where each response puts its own nonce; when it is kept, compressed as well
 * and cut in the same way.
 */
export type Page = {
  parts: Buffer[];
  brotli: Buffer[];
  status: number;
  headers: [string, string][];
  expiresAt: number;
};

type Head = Omit<Page, "parts" | "brotli"> & { lengths: number[]; brotliLengths: number[] };

const lengthsOf = (parts: Buffer[]) => parts.map(({ length }) => length);

/** One run of bytes for any store: a line about the page, then the page. Reading it parses the line only. */
function pack({ parts, brotli, ...about }: Page): Buffer {
  const head: Head = { ...about, lengths: lengthsOf(parts), brotliLengths: lengthsOf(brotli) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts, ...brotli]);
}

function unpack(bytes: Buffer): Page {
  let from = bytes.indexOf("\n") + 1;
  const { lengths, brotliLengths, ...about } = JSON.parse(bytes.toString("utf8", 0, from)) as Head;
  const take = (length: number) => {
    from += length;
    return bytes.subarray(from - length, from);
  };
  return { ...about, parts: lengths.map(take), brotli: brotliLengths.map(take) };
}

/** Memory gives the same bytes each time: what is in them is looked for once. */
const unpacked = new WeakMap<Buffer, Page>();

function pageIn(bytes: Buffer): Page {
  const page = unpacked.get(bytes) ?? unpack(bytes);
  unpacked.set(bytes, page);
  return page;
}

/** Room for some hundred pages; what was asked for least lately makes way, so that made-up queries can't fill the memory. */
const memory = () => createStorage({ driver: lruCache({ maxSize: 32 * 2 ** 20 }) });

/**
 * Keeps the HTML of signed-out public pages for as long as their `s-maxage` says. Memory unless another `storage`
 * (Redis, Valkey …) is given, so that several processes can share it.
 */
export function pageCache(storage: Storage = memory()) {
  return {
    /** A page that is kept; one whose time is over for no longer than `overdueMs` where that is given. */
    async get(key: string, now: number, overdueMs = 0): Promise<Page | undefined> {
      const bytes = await storage.getItemRaw<Buffer>(hashed(key));
      const page = bytes && pageIn(bytes);
      return page && page.expiresAt + overdueMs > now ? page : undefined;
    },
    set: (key: string, page: Page) => storage.setItemRaw(hashed(key), pack(page)),
  };
}

/** Stores refuse some characters of an address in a key. */
const hashed = (key: string) => hash("sha256", key, "base64url");

/** How long a shared cache may keep a response, in seconds; 0 when it does not say so. */
export function sharedMaxAge(headers: Headers): number {
  const match = /(?:^|,)\s*s-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "");
  return Number(match?.[1] ?? 0);
}
