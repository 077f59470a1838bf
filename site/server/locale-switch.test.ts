import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const signedIn = { Cookie: "gk_session=abc", "Sec-Fetch-Site": "same-origin" };

describe("the language switch", () => {
  it.each([
    ["en-US", "/faq", "/en-US/faq"],
    ["zh-HK", "/en-US/faq", "/faq"],
    ["en-US", "/news?page=2", "/en-US/news?page=2"],
    ["fr", "/en-US/faq", "/faq"],
    ["en-US", "https://evil.example", "/en-US"],
    ["en-US", "//evil.example", "/en-US"],
    ["zh-HK", "/zh-HK//evil.example", "/evil.example"],
  ])("to %s from %s goes to %s", async (to, back, place) => {
    const answer = await testSite().ask(`/locale?${new URLSearchParams({ to, back })}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, place]);
  });

  it("T51: is remembered for 365 days, by the server", async () => {
    const answer = await testSite().ask("/locale?to=en-US");
    expect(answer.headers.get("Set-Cookie")).toBe(
      `locale=en-US; Max-Age=${365 * 24 * 60 * 60}; Path=/; Secure; SameSite=Lax`,
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("answers a script with nothing but the cookie", async () => {
    const answer = await testSite().ask("/locale?to=en-US", { headers: { "Sec-Fetch-Dest": "empty" } });
    expect([answer.status, answer.headers.has("Set-Cookie")]).toEqual([204, true]);
  });

  it.each([
    ["zh-HK", 1],
    ["en-US", 2],
  ])("T17: tells the provider of a member's %s", async (to, languageId) => {
    const told: unknown[] = [];
    const { ask, asked } = testSite({
      provider: async (request) => {
        told.push(await request.json());
        return Response.json({ status: 1 });
      },
    });
    await ask(`/locale?to=${to}`, { headers: signedIn });
    const [request] = asked();
    expect([request?.method, new URL(request?.url ?? "").pathname]).toEqual(["PUT", "/web/profile/language"]);
    expect([request?.headers.get("Authorization"), request?.headers.get("Language")]).toEqual(["Bearer abc", to]);
    expect(told).toEqual([{ language_id: languageId }]);
  });

  it.each([
    [{ "Sec-Fetch-Site": "same-origin" }, "remembered", "told"],
    [{ "Sec-Fetch-Site": "none" }, "remembered", "told"],
    [{ Referer: "https://gk.example/faq" }, "remembered", "told"],
    // Says nothing of where it comes from: a link in another site's page may ask for that.
    [{}, "remembered", "not told"],
    [{ "Sec-Fetch-Site": "cross-site" }, "not remembered", "not told"],
    [{ "Sec-Fetch-Site": "same-site" }, "not remembered", "not told"],
    [{ Referer: "https://elsewhere.example/" }, "not remembered", "not told"],
  ])("a member's link with %j is %s and the provider is %s; it leads on", async (headers, remembered, told) => {
    const { ask, asked } = testSite();
    const given = await ask("/locale?to=en-US&back=/faq", { headers: { Cookie: "gk_session=abc", ...headers } });
    expect([given.status, given.headers.get("Location")]).toEqual([303, "/en-US/faq"]);
    expect(given.headers.has("Set-Cookie")).toBe(remembered === "remembered");
    expect(asked().length).toBe(told === "told" ? 1 : 0);
  });

  it("does nothing for a browser that only fetches it beforehand, and gives it nothing to keep", async () => {
    const { ask, asked } = testSite();
    const given = await ask("/locale?to=en-US", { headers: { ...signedIn, "Sec-Purpose": "prefetch" } });
    expect([given.status, given.headers.has("Set-Cookie"), asked()]).toEqual([503, false, []]);
    expect(given.headers.get("Cache-Control")).toBe("no-store");
  });

  it("T17: tells nobody of a guest's", async () => {
    const { ask, asked } = testSite();
    await ask("/locale?to=en-US");
    expect(asked()).toEqual([]);
  });

  it.each([
    ["refuses", async () => Response.json({ status: -3 }, { status: 401 })],
    ["can't be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ])("T17: happens also when the provider %s, and a script learns of it", async (_, provider) => {
    const { ask } = testSite({ provider });
    const answer = await ask("/locale?to=en-US&back=/faq", { headers: signedIn });
    expect(answer.headers.get("Location")).toBe("/en-US/faq");
    expect(answer.headers.get("Set-Cookie")).toContain("locale=en-US");
    const script = await ask("/locale?to=en-US", { headers: { ...signedIn, "Sec-Fetch-Dest": "empty" } });
    expect([script.status, await script.text()]).toEqual([502, ""]);
    expect(script.headers.get("Set-Cookie")).toContain("locale=en-US");
  });
});
