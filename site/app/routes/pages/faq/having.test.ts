import { locales } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { chaptersOf } from "../../../content/long-page.ts";
import { longPage } from "../../../content/pages.server.ts";
import { countIn, topicsHaving } from "./having.ts";

const english = chaptersOf(longPage("faq", "en-US"));
const idsOf = (typed: string) => topicsHaving(english, typed).flatMap(({ parts }) => parts.map(({ id }) => id));

describe("topicsHaving", () => {
  it.each(locales)("keeps every question in %s while nothing is typed", (locale) => {
    const topics = chaptersOf(longPage("faq", locale));
    expect(topicsHaving(topics, " ")).toEqual(topics);
    expect(countIn(topics)).toBeGreaterThan(20);
  });

  it("finds words of a question and of its answer, in any case and order", () => {
    expect(idsOf("REFUND")).toContain("refund");
    expect(idsOf("password forgot")).toContain("forgot-password");
  });

  it("wants every word, and leaves out topics that have none", () => {
    expect(idsOf("refund elephants")).toEqual([]);
    expect(topicsHaving(english, "elephants")).toEqual([]);
  });

  it("finds Chinese words across the places where a line may end", () => {
    const found = topicsHaving(chaptersOf(longPage("faq", "zh-HK")), "退款");
    expect(found.flatMap(({ parts }) => parts.map(({ id }) => id))).toContain("refund");
  });

  it("doesn't find the tags of an answer, or how its signs are written", () => {
    expect(idsOf("href")).toEqual([]);
    expect(idsOf("amp")).toEqual([]);
    expect(idsOf("tap & go")).not.toEqual([]);
  });

  it("finds words that a link begins or ends within", () => {
    const found = topicsHaving(chaptersOf(longPage("faq", "zh-HK")), "請聯絡我們");
    expect(countIn(found)).toBeGreaterThan(0);
  });
});
