import { describe, expect, it, onTestFinished, vi } from "vitest";
import { publicPage, testSite } from "./testing.ts";
import type { Upstream } from "./upstream.ts";

const answering = (status: number) => async () => Response.json({ status: 0 }, { status });

const down = () => testSite({ provider: answering(503) });

describe("while the provider is down", () => {
  it.each([
    ["/faq", "/maintenance?back=%2Ffaq"],
    ["/zh-HK/faq", "/maintenance?back=%2Ffaq"],
    ["/en-US/faq?q=a%26b", "/en-US/maintenance?back=%2Ffaq%3Fq%3Da%2526b"],
    ["/", "/maintenance"],
    ["/zh-HK", "/maintenance"],
  ])("%s goes to %s, which knows the way back", async (path, place) => {
    const answer = await down().ask(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, place]);
  });

  it.each([
    ["/en-US/faq.data?_routes=faq", "/en-US/maintenance?back=%2Ffaq"],
    ["/en-US.data", "/en-US/maintenance"],
    ["/_.data", "/maintenance"],
  ])("where only its data is asked, %s makes the router leave the document for %s", async (path, place) => {
    const answer = await down().ask(path);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("X-Remix-Redirect")).toBe(place);
    expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  it.each([
    ["the browser posts", "/en-US/member/profile"],
    ["scripts post", "/en-US/auth.data?type=signin"],
  ])("a form that %s is not led away from its page, which keeps what was typed", async (_, path) => {
    const post = {
      method: "POST",
      body: new URLSearchParams({ name: "Ann" }),
      headers: { Origin: "https://gk.example" },
    };
    expect((await down().ask(path, post)).status).toBe(200);
  });

  it.each([
    "/tapngo/callback",
    "/zh-HK/tapngo/callback",
    "/en-US/tapngo/callback",
    "/maintenance",
    "/en-US/maintenance",
    "/robots.txt",
    "/sitemap.xml",
    "/.well-known/security.txt",
  ])("T88: %s is not checked", async (path) => {
    const { ask, checks } = down();
    expect((await ask(path)).status).toBe(200);
    expect(checks()).toBe(0);
  });
});

describe("only a 503 is maintenance (T88)", () => {
  it.each([200, 404, 500, 502, 504])("%d is not", async (status) => {
    expect((await testSite({ provider: answering(status) }).ask("/faq")).status).toBe(200);
  });

  it("a provider that can't be reached is not", async () => {
    const { ask } = testSite({ provider: () => Promise.reject(new TypeError("fetch failed")) });
    expect((await ask("/faq")).status).toBe(200);
  });

  it.each<[string, Upstream]>([
    ["in this process, which looks at no signal", () => new Promise(() => undefined)],
    [
      "elsewhere",
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
    ],
  ])("a provider %s that does not answer is not: no page waits longer than three seconds", async (_, provider) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answered = vi.fn();
    void testSite({ provider }).ask("/faq").then(answered);
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  });
});

describe("the answer", () => {
  it.each([
    [4999, 1],
    [5000, 2],
  ])("after %d ms the provider was asked %d times", async (ms, times) => {
    const { ask, checks, pass } = testSite();
    await ask("/faq");
    pass(ms);
    await ask("/faq");
    expect(checks()).toBe(times);
  });

  it("is one for pages that are asked for at once", async () => {
    const { ask, checks } = testSite();
    await Promise.all([ask("/faq"), ask("/news"), ask("/tips")]);
    expect(checks()).toBe(1);
  });

  it("comes before the page cache", async () => {
    const state = { up: true };
    const { ask, pass } = testSite({
      provider: async () => new Response(null, { status: state.up ? 200 : 503 }),
      page: () => publicPage(),
    });
    await ask("/faq");
    state.up = false;
    pass(5000);
    expect((await ask("/faq")).headers.get("Location")).toBe("/maintenance?back=%2Ffaq");
  });
});
