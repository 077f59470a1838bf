import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

describe("a page", () => {
  it.each([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, br;q=0", "gzip"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("is compressed for a browser that takes %s", async (accepted, encoding) => {
    const answer = await testSite().ask("/faq", { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  });
});

describe("what the router asks for", () => {
  it.each([
    ["nobody keeps a page's data, which says who asks", "/faq.data?page=2", "no-store"],
    ["everybody may keep a file that is the same for all", "/sitemap.xml", "public, s-maxage=60"],
  ])("%s", async (_, path, cacheControl) => {
    const headers = { "Content-Type": "text/xml", "Cache-Control": "public, s-maxage=60" };
    const { ask } = testSite({ page: () => new Response("[]", { headers }) });
    expect((await ask(path)).headers.get("Cache-Control")).toBe(cacheControl);
  });

  it.each([
    ["text/x-script", "br"],
    ["application/json; charset=utf-8", "br"],
    ["application/manifest+json", "br"],
    ["application/xml; charset=utf-8", "br"],
    ["image/png", null],
  ])("of type %s is sent in %s", async (type, encoding) => {
    const { ask } = testSite({ page: () => new Response("[]", { headers: { "Content-Type": type } }) });
    const answer = await ask("/faq.data", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  });
});
