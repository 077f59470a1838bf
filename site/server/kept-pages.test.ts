import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { compressAroundNonce } from "./compressed-page.ts";
import { publicPage, testSite } from "./testing.ts";

vi.mock("./compressed-page.ts", { spy: true });

/** A site that counts how often a page is rendered. */
function counting(headers: Record<string, string> = {}) {
  const rendered: string[] = [];
  const site = testSite({
    page: (request) => {
      rendered.push(new URL(request.url).pathname);
      const answer = publicPage(`<script nonce="the-nonce">${rendered.length}</script>`);
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      return answer;
    },
  });
  /** As which of the renderings a page is shown. */
  const shown = async (path: string) => />(\d+)</.exec(await (await site.ask(path)).text())?.[1];
  return { ...site, shown, times: () => rendered.length };
}

describe("the page cache", () => {
  it.each([
    [59_999, 1],
    [60_000, 2],
    [120_000, 2],
  ])("keeps a signed-out page for its minute: after %d ms it was rendered %d times", async (ms, times) => {
    const { ask, pass, times: rendered } = counting();
    await ask("/faq");
    pass(ms);
    await ask("/faq");
    await vi.waitFor(() => expect(rendered()).toBe(times));
  });

  it("keeps a page for the spelling of the address that it was made for, which is in it, and for no other", async () => {
    const { shown } = counting();
    expect([await shown("/news/%21"), await shown("/news/!"), await shown("/news/%21")]).toEqual(["1", "2", "1"]);
  });

  it("decision 139: shows a page whose minute is over once more, and makes it anew behind the answer, by one", async () => {
    const { ask, pass, shown, times } = counting();
    expect(await shown("/faq")).toBe("1");
    pass(60_000);
    expect(await Promise.all([shown("/faq"), shown("/faq"), shown("/faq")])).toEqual(["1", "1", "1"]);
    await vi.waitFor(async () => expect(await shown("/faq")).toBe("2"));
    expect(times()).toBe(2);
    pass(120_000);
    expect(await shown("/faq")).toBe("3");
    expect((await ask("/faq")).status).toBe(200);
  });

  it("decision 139: is made by one where fifty ask at once, whichever of them leaves", async () => {
    const { ask, shown, times } = counting();
    const leaving = new AbortController();
    const first = ask("/news", { signal: leaving.signal });
    const others = Array.from({ length: 50 }, () => shown("/news"));
    leaving.abort();
    expect(new Set(await Promise.all(others))).toEqual(new Set(["1"]));
    await first;
    expect(times()).toBe(1);
  });

  it("decision 139: what may not be kept is made for each of those who ask at once", async () => {
    const { shown, times } = counting({ "Cache-Control": "private" });
    const all = await Promise.all(Array.from({ length: 5 }, () => shown("/search?q=a")));
    expect(new Set(all).size).toBe(5);
    expect(times()).toBe(5);
  });

  it("goes on with the page that it has where it can't be made anew behind the answer", async () => {
    let isDown = false;
    const { ask, pass } = testSite({ page: () => (isDown ? Promise.reject(new Error("boom")) : publicPage()) });
    await ask("/faq");
    isDown = true;
    pass(60_000);
    for (const _ of [1, 2, 3]) expect(await (await ask("/faq")).text()).toBe("<p>Hello</p>");
  });

  it.each([
    ["path", "/news", {}],
    ["form of the path", "/zh-HK/faq", {}],
    ["query", "/faq?page=2", {}],
    ["promotion cookie", "/faq", { Cookie: "promotion=false" }],
  ])("has a copy for each %s", async (_, path, headers) => {
    const { ask, times } = counting();
    await ask("/faq");
    await ask(path, { headers });
    expect(times()).toBe(2);
  });

  it("never answers a member", async () => {
    const { ask, times } = counting();
    await ask("/faq");
    await ask("/faq", { headers: { Cookie: "gk_session=abc" } });
    expect(times()).toBe(2);
  });

  it("never keeps a member's page", async () => {
    const { ask, times } = counting();
    await ask("/faq", { headers: { Cookie: "gk_session=abc" } });
    await ask("/faq");
    expect(times()).toBe(2);
  });

  it("keeps no page that does not say how long", async () => {
    const { ask, times } = counting({ "Cache-Control": "private" });
    await ask("/faq");
    await ask("/faq");
    expect(times()).toBe(2);
  });

  it("keeps no failure and no missing page", async () => {
    const { ask, logged } = testSite({
      page: () => new Response("<p>", { status: 404, headers: publicPage().headers }),
    });
    expect([(await ask("/x")).status, (await ask("/x")).status]).toEqual([404, 404]);
    expect(logged.filter(({ msg }) => msg === "page failed")).toEqual([]);
  });

  it.each([
    ["the last one, for up to an hour after its time", 60 * 60_000, 200, "<p>Hello</p>"],
    ["the failure, when that is too old", 61 * 60_000, 503, "<p>Sorry</p>"],
  ])("answers for a page that can't be made with %s", async (_, ms, status, html) => {
    let isDown = false;
    const { ask, pass } = testSite({
      page: () =>
        isDown ? new Response("<p>Sorry</p>", { status: 503, headers: { "Content-Type": "text/html" } }) : publicPage(),
    });
    await ask("/faq");
    isDown = true;
    pass(ms);
    const answer = await ask("/faq");
    expect([answer.status, await answer.text()]).toEqual([status, html]);
  });

  it("gives each response its own nonce, also the kept ones", async () => {
    const { ask, times } = counting();
    const answers = await Promise.all([await ask("/faq"), await ask("/faq")].map((answer) => answer.text()));
    const policies = [await ask("/faq")].map((answer) => answer.headers.get("Content-Security-Policy"));
    const nonces = answers.map((html) => /nonce="([^"]+)"/.exec(html)?.[1]);
    expect(times()).toBe(1);
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain("the-nonce");
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-/);
  });

  it("is compressed once, and each answer still has a nonce of its own", async () => {
    const { ask } = counting();
    await ask("/faq");
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await ask("/faq", { headers: { "Accept-Encoding": "br" } });
        const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
        const policy = answer.headers.get("Content-Security-Policy") ?? "";
        return {
          nonce: /nonce="([^"]+)"/.exec(html)?.[1] ?? "",
          policy,
          encoding: answer.headers.get("Content-Encoding"),
        };
      }),
    );
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(3);
    for (const { nonce, policy, encoding } of answers) {
      expect(encoding).toBe("br");
      expect(policy).toContain(`'nonce-${nonce}'`);
    }
  });

  it("is compressed anew only where it has changed", async () => {
    let text = "as it was";
    const { ask, pass } = testSite({ page: () => publicPage(`<script nonce="the-nonce">${text}</script>`) });
    const read = async () => {
      const answer = await ask("/faq", { headers: { "Accept-Encoding": "br" } });
      return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    };
    const compressed = vi.mocked(compressAroundNonce);
    compressed.mockClear();
    await read();
    pass(130_000);
    expect(await read()).toContain("as it was");
    expect(compressed).toHaveBeenCalledTimes(1);
    text = "as it is";
    pass(130_000);
    expect(await read()).toContain("as it is");
    expect(await read()).toContain("as it is");
    expect(compressed).toHaveBeenCalledTimes(2);
  });

  it("lets nobody on the way keep a page", async () => {
    const { ask } = counting();
    expect((await ask("/faq")).headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it("decision 63: lets the browser keep none that speaks of money, not in its history either", async () => {
    const { ask } = counting({ "Cache-Control": "no-store" });
    expect((await ask("/member/subscription-orders")).headers.get("Cache-Control")).toBe("no-store");
  });
});
