import { describe, expect, it } from "vitest";
import { pageCache, sharedMaxAge } from "./page-cache.ts";

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
  const page = { html: "x".repeat(2 ** 20), status: 200, headers: [], expiresAt: 10 };

  it("does not grow with made-up queries: the oldest pages make way", async () => {
    const cache = pageCache();
    for (let query = 0; query < 40; query += 1) await cache.set(`/faq?${query}`, page);
    expect([await cache.get("/faq?0", 1), await cache.get("/faq?39", 1)]).toEqual([undefined, page]);
  });
});
