import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const failing = (env: Record<string, string>) =>
  testSite({
    env,
    page: (_, visit) => {
      visit.report(new Error("for mum@example.com"));
      return Promise.reject(new Error("for mum@example.com"));
    },
    provider: () => Promise.reject(new TypeError("fetch failed for mum@example.com")),
  });

const logOf = async (env: Record<string, string> = {}) => {
  const { ask, logged } = failing(env);
  await ask("/auth/reset?code=secret", { headers: { Cookie: "gk_session=token" } });
  await ask("/web/profile?code=secret", { headers: { Cookie: "gk_session=token" } });
  return logged;
};

describe("the log", () => {
  it("says of each request what was asked and what came of it", async () => {
    const requests = (await logOf()).filter(({ msg }) => msg === "request");
    expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
      ["GET", "/auth/reset", 500],
      ["GET", "/web/profile", 502],
    ]);
  });

  it.each(["request failed", "fault in a page", "the provider can't be reached"])(
    "says where it arose that %s",
    async (message) => {
      const [entry] = (await logOf()).filter(({ msg }) => msg === message);
      expect(entry?.["at"]).toEqual(expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]));
      expect(entry?.["message"]).toContain("mum@example.com");
    },
  );

  it("holds nothing personal in production", async () => {
    const logged = await logOf({ GK_MODE: "production", RECAPTCHA_SITE_KEY: "key" });
    expect(logged.length).toBeGreaterThan(3);
    expect(JSON.stringify(logged)).not.toMatch(/mum@|secret|token/);
  });
});
