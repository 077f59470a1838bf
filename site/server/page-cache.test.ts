import { createStorage, type Driver } from "unstorage";
import { describe, expect, it } from "vitest";
import { type Page, pageCache, sharedMaxAge } from "./page-cache.ts";

describe("sharedMaxAge", () => {
  it.each([
    ["public, max-age=0, s-maxage=60", 60],
    ["s-maxage=5", 5],
    ["public,s-maxage=60", 60],
    ["max-age=60", 0],
    ["x-s-maxage=60", 0],
    ["no-store", 0],
  ])("reads %j as %d seconds", (header, seconds) => {
    expect(sharedMaxAge(new Headers({ "Cache-Control": header }))).toBe(seconds);
  });

  it("is 0 when nothing is said", () => expect(sharedMaxAge(new Headers())).toBe(0));
});

describe("pageCache", () => {
  const page = { parts: [Buffer.from("x".repeat(2 ** 20))], brotli: [], status: 200, headers: [], expiresAt: 10 };

  it("does not grow with made-up queries: the oldest pages make way", async () => {
    const cache = pageCache();
    for (let query = 0; query < 40; query += 1) await cache.set(`/faq?${query}`, page);
    expect([await cache.get("/faq?0", 1), await cache.get("/faq?39", 1)]).toEqual([undefined, page]);
  });

  it("keeps what is asked for all the time, however many queries are made up meanwhile", async () => {
    const cache = pageCache();
    await cache.set("/news", page);
    for (let query = 0; query < 40; query += 1) {
      await cache.set(`/news?${query}`, page);
      expect((await cache.get("/news", 1))?.status).toBe(200);
    }
  });

  it.each([
    ["in a memory of its own", undefined],
    ["in a store that keeps text only", createStorage({ driver: textOnly() })],
  ])("gives back what it was given, %s", async (_, storage) => {
    const cache = pageCache(storage);
    const parts = ['<p nonce="', '">\n品德', ""].map((text) => Buffer.from(text));
    const brotli = [Buffer.from([0x1b, 0x0a]), Buffer.from([0x03, 0xff])];
    const kept: Page = { parts, brotli, status: 200, headers: [["set-cookie", "a=b"]], expiresAt: 10 };
    await cache.set("/", kept);
    expect(await cache.get("/", 9)).toEqual(kept);
    expect(await cache.get("/", 10)).toBeUndefined();
  });
});

/** Like a store over a network, which has no way to keep bytes as they are. */
function textOnly(): Driver {
  const kept = new Map<string, string>();
  return {
    name: "text only",
    hasItem: (key) => kept.has(key),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    getKeys: () => [...kept.keys()],
  };
}
