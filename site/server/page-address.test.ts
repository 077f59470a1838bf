import { cookies, type Locale, writeBegunSignIn } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const english = { "Accept-Language": "en-GB,en;q=0.9" };

/** The cookie of a sign-in that was begun on a page in a language. */
const begunIn = (locale: Locale) => {
  const begun = writeBegunSignIn({ service: "google", state: "s", nonce: "n", locale, wanted: undefined });
  return `${cookies.social.name}=${encodeURIComponent(begun)}`;
};

const localeAt = async (path: string, headers: Record<string, string>) => {
  const { ask } = testSite({ page: (_, visit) => new Response(visit.locale) });
  const answer = await ask(path, { headers });
  return answer.headers.get("Location") ?? answer.text();
};

describe("the page's language", () => {
  it.each([
    ["/", {}, "zh-HK"],
    ["/", english, "/en-US"],
    ["/", { "Accept-Language": "zh-TW" }, "zh-HK"],
    ["/", { ...english, Cookie: "locale=zh-HK" }, "zh-HK"],
    ["/", { Cookie: "locale=en-US" }, "/en-US"],
    ["/", { Cookie: "locale=fr" }, "zh-HK"],
    ["/?utm_source=mail", english, "/en-US?utm_source=mail"],
    ["/zh-HK", english, "zh-HK"],
    ["/en-US", {}, "en-US"],
  ])("T14: of %s with %j is %s", async (path, headers, locale) => expect(await localeAt(path, headers)).toBe(locale));

  it.each([
    ["/faq", english, "zh-HK"],
    ["/faq", { Cookie: "locale=en-US" }, "zh-HK"],
    ["/en-US/faq", { Cookie: "locale=zh-HK" }, "en-US"],
    ["/en-US/faq.data", {}, "en-US"],
    ["/_.data", english, "zh-HK"],
  ])("T13: of %s with %j is %s", async (path, headers, locale) => expect(await localeAt(path, headers)).toBe(locale));

  it.each([
    ["/auth/google/callback", { Cookie: "locale=en-US" }, "en-US"],
    ["/tapngo/callback", { Cookie: "locale=en-US" }, "en-US"],
    ["/tapngo/callback", english, "zh-HK"],
    ["/zh-HK/tapngo/callback", { Cookie: "locale=en-US" }, "zh-HK"],
    ["/auth/google/callback", { Cookie: `${begunIn("en-US")}; locale=zh-HK` }, "en-US"],
    ["/zh-HK/auth/google/callback", { Cookie: begunIn("en-US") }, "zh-HK"],
    ["/tapngo/callback", { Cookie: begunIn("en-US") }, "zh-HK"],
  ])("T15: of %s with %j is %s", async (path, headers, locale) => expect(await localeAt(path, headers)).toBe(locale));
});
