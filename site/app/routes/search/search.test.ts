import { searchBounds } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { findQuestions } from "../../content/questions.server.ts";
import { isBeyond } from "../../data/paging.ts";
import { sayKeys } from "../../words/testing.ts";
import { askedIn, contentOf, noContent, resultHref, searchHref } from "./asked.ts";
import { kindsOf, placeOf } from "./kinds.ts";

const asked = (search: string) => askedIn(new URLSearchParams(search));

describe("what a search's address asks for", () => {
  it.each([
    ["", { text: "", kind: undefined }],
    ["q=+%00%E2%80%8B", { text: "", kind: undefined }],
    ["q=%E7%8D%8E%E5%93%81&kind=news", { text: "獎品", kind: "news" }],
    ["q=a&kind=faq", { text: "a", kind: "faq" }],
    ["q=a&kind=__proto__", { text: "a", kind: undefined }],
    [`q=${"a".repeat(200)}`, { text: "a".repeat(100), kind: undefined }],
    ["q=100%25+_", { text: "100% _", kind: undefined }],
  ])("of %s is %j", (search, wanted) => expect(asked(search)).toEqual(wanted));

  it("is what its links say", () => {
    expect(searchHref(asked("q=a+b%26c&kind=tips"), 2)).toBe("/search?q=a+b%26c&kind=tips&page=2");
    expect(searchHref(asked("q=a"))).toBe("/search?q=a");
  });

  it("asks the provider for its kinds only, and for the counts where the questions are asked for", () => {
    expect(contentOf(asked("q=a&kind=tips"), 2).request).toEqual({ query: { q: "a", kind: "tips", page: 2 } });
    expect(contentOf(asked("q=a&kind=faq"), 2).request).toEqual({ query: { q: "a" } });
  });
});

describe("what is found", () => {
  const result = { id: 7, slug: "a-b", section: null, title: "", excerpt: "", published_at: "2026-11-20" } as const;

  it.each([
    [{ ...result, kind: "market" as const }, "/market/7"],
    [{ ...result, kind: "events" as const }, "/events/a-b"],
    [{ ...result, kind: "school" as const, section: "school-practice" }, "/school/school-practice/a-b"],
  ])("leads to its page: %j", (found, href) => expect(resultHref(found)).toBe(href));

  it("is counted by kind; kinds without any are left out, but for the one that is asked for", () => {
    const counts = { news: 1, events: 0, tips: 2, market: 0, school: 0, faq: 4 };
    const links = kindsOf(sayKeys(), { text: "a", kind: "events" }, counts);
    expect(links.map(({ id, count, current }) => [id, count, current])).toEqual([
      ["all", 7, false],
      ["news", 1, false],
      ["events", 0, true],
      ["tips", 2, false],
      ["faq", 4, false],
    ]);
  });

  it("is at least so much where the provider has stopped counting", () => {
    const counts = { news: searchBounds.counted, events: 0, tips: 2, market: 0, school: 0, faq: searchBounds.counted };
    const links = kindsOf(sayKeys(), { text: "a", kind: undefined }, counts);
    expect(links.map(({ id, counted }) => [id, counted.startsWith("search.atLeast")])).toEqual([
      ["all", true],
      ["news", true],
      ["tips", false],
      ["faq", false],
    ]);
  });

  it("stands on one page together, by kind on several", () => {
    const content = { page: 2, limit: 10, total: 12 };
    expect(placeOf("tips", 2, content, 0)).toEqual(content);
    expect(placeOf("faq", 2, content, 25)).toEqual({ page: 2, limit: 10, total: 25 });
    expect(placeOf(undefined, 1, content, 25)).toEqual({ page: 1, limit: 1, total: 1 });
  });

  it.each([
    [1, 12, false],
    [2, 12, true],
    [1, 0, false],
    [5, 0, true],
  ])("together has no page but the first: page %d of %d questions", (page, questions, beyond) => {
    expect(isBeyond(placeOf(undefined, page, noContent.meta, questions))).toBe(beyond);
  });
});

describe("the frequent questions", () => {
  it("are found in the reader's language, words of the question first", () => {
    const found = findQuestions("en-US", ["free"]);
    expect(found[0]).toMatchObject({ id: "free", title: "Is GK free?" });
    expect(found[0]?.excerpt).toContain("free");
    expect(findQuestions("zh-HK", ["任務"]).length).toBeGreaterThan(2);
    expect(findQuestions("zh-HK", ["free of charge"])).toEqual([]);
  });

  it("have every word", () => {
    expect(findQuestions("en-US", ["free", "zzzz"])).toEqual([]);
  });
});
