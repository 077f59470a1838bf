import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const answerTo = (path: string) => testSite().ask(path);

describe("canonicalAddress (decision 4)", () => {
  it.each([
    ["/faq/", "/faq"],
    ["/faq/?a=1", "/faq?a=1"],
    ["/en-us/faq", "/en-US/faq"],
    ["/ZH-hk", "/zh-HK"],
    ["/en-US/", "/en-US"],
    ["//evil.example/", "/evil.example"],
  ])("T3: sends %s on to %s", async (from, to) => {
    const answer = await answerTo(from);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, to]);
  });

  it.each(["/", "/faq", "/zh-HK/faq", "/en-US/faq", "/zh-HK", "/en-US"])("T1: answers %s itself", async (path) => {
    expect((await answerTo(path)).status).toBe(200);
  });
});
