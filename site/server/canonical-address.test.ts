import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const answerTo = (path: string) => testSite().ask(path);

describe("canonicalAddress (decisions 4 and 65)", () => {
  it.each([
    ["/faq/", "/faq"],
    ["/faq/?a=1", "/faq?a=1"],
    ["/en-us/faq", "/en-US/faq"],
    ["/ZH-hk", "/zh-HK"],
    ["/en-US/", "/en-US"],
    ["//evil.example/", "/evil.example"],
    ["/FAQ", "/faq"],
    ["/Contact-Us/?About=School", "/contact-us?About=School"],
    ["/en-us/MEMBER/children", "/en-US/member/children"],
    ["/zh-HK/Faq", "/zh-HK/faq"],
    ["/member/Children/CREATE", "/member/children/create"],
    ["/School/Teaching-Notes", "/school/Teaching-Notes"],
    ["/Robots.TXT", "/robots.txt"],
    ["/News", "/news"],
    ["/en-us/TIPS?category=courtesy", "/en-US/tips?category=courtesy"],
    ["/zh-HK/Events/A-Day", "/zh-HK/events/A-Day"],
    ["/NEWS/Feed.atom", "/news/feed.atom"],
    ["/en-US/Other/Feed.atom", "/en-US/Other/feed.atom"],
    ["/AUTH/Google/callback?code=A", "/auth/google/callback?code=A"],
    ["/en-us/auth/Apple/Callback", "/en-US/auth/apple/callback"],
    ["/Auth/Other/callback", "/auth/Other/callback"],
    ["/%66aq", "/faq"],
    ["/ev%65nts?category=%61", "/events?category=%61"],
    ["/%65n-US/faq", "/en-US/faq"],
    ["/%65n%2dus/%46AQ/", "/en-US/faq"],
    ["/news/%7E%31%5f%2E%E4%BD%A0", "/news/~1_.%E4%BD%A0"],
  ])("T3: sends %s on to %s", async (from, to) => {
    const answer = await answerTo(from);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, to]);
  });

  it.each([
    "/",
    "/faq",
    "/zh-HK/faq",
    "/en-US/faq",
    "/zh-HK",
    "/en-US",
    "/school/A",
    "/news/A-Day",
    "/%E4%BD%A0",
    "/news/%2F%21%25",
  ])("T1: answers %s itself", async (path) => {
    expect((await answerTo(path)).status).toBe(200);
  });
});
