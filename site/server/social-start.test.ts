import { readBegunSignIn } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const google = { GOOGLE_CLIENT_ID: "google-id" };

const begin = async (path: string, env: Record<string, string> = google, headers: Record<string, string> = {}) => {
  const answer = await testSite({ env }).ask(path, { headers });
  const location = answer.headers.get("Location");
  const cookie = /^social=([^;]*)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1];
  return {
    answer,
    leadsTo: location === null ? undefined : new URL(location),
    begun: readBegunSignIn(cookie && decodeURIComponent(cookie)),
  };
};

describe("the way to another service", () => {
  it("leads to its page, which is told what this browser has begun and where to send it back", async () => {
    const { leadsTo, begun } = await begin("/social/google?locale=en-US&redirect=/member/children?plan=2");
    expect(begun).toMatchObject({ service: "google", locale: "en-US", wanted: "/member/children?plan=2" });
    expect(leadsTo?.origin).toBe("https://accounts.google.com");
    expect(Object.fromEntries(leadsTo?.searchParams ?? [])).toEqual({
      client_id: "google-id",
      response_type: "code",
      scope: "openid email profile",
      redirect_uri: "https://gk.example/auth/google/callback",
      state: begun?.state,
      nonce: begun?.nonce,
      hl: "en-US",
    });
  });

  it("is another one each time, and in a cookie that no script sees and that another site's link does not send", async () => {
    const [one, other] = [await begin("/social/google"), await begin("/social/google")];
    expect(one.begun?.state).toMatch(/^[\w-]{43}$/);
    expect(new Set([one, other].flatMap(({ begun }) => [begun?.state, begun?.nonce])).size).toBe(4);
    expect(one.answer.headers.get("Set-Cookie")).toMatch(/; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(one.answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"])(
    "does not remember %s",
    async (redirect) => {
      const { begun } = await begin(`/social/google?${new URLSearchParams({ redirect })}`);
      expect([begun?.service, begun?.wanted]).toEqual(["google", undefined]);
    },
  );

  it("leads where Apple posts a form", async () => {
    const { leadsTo } = await begin("/social/apple", { APPLE_CLIENT_ID: "apple-id" });
    expect(leadsTo?.href).toMatch(/^https:\/\/appleid\.apple\.com\/auth\/authorize\?client_id=apple-id&/);
    expect(leadsTo?.searchParams.get("response_mode")).toBe("form_post");
  });

  it("leads to Facebook in the language of the page", async () => {
    const { leadsTo } = await begin("/social/facebook?locale=en-US", { FACEBOOK_APP_ID: "facebook-id" });
    expect(leadsTo?.href).toMatch(/^https:\/\/www\.facebook\.com\/v23\.0\/dialog\/oauth\?client_id=facebook-id&/);
    expect(leadsTo?.searchParams.get("locale")).toBe("en-US");
  });

  it("begins nothing for a browser that only fetches it beforehand", async () => {
    const { answer, begun } = await begin("/social/google", google, { "Sec-Purpose": "prefetch" });
    expect([answer.status, begun]).toEqual([503, undefined]);
  });

  it.each(["facebook", "apple", "x"])("is none for %s, which is not connected", async (service) => {
    const { answer, leadsTo } = await begin(`/social/${service}`);
    expect([answer.status, leadsTo]).toEqual([200, undefined]);
  });

  it("leads to a stand-in in development, where no service is connected", async () => {
    const { leadsTo } = await begin("/social/facebook", {});
    expect(leadsTo?.href).toContain("https://gk.example/development/identity/facebook?");
  });
});
