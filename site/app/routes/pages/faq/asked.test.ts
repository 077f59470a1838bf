import { describe, expect, it } from "vitest";
import { askedIn, faqHaving } from "./asked.ts";

describe("what an address asks of the questions", () => {
  it.each([
    ["", ""],
    ["q=refund+gift", "refund gift"],
    ["q=a%00b", "ab"],
    ["q=%00%E2%80%8B", ""],
    [`q=${"a".repeat(200)}`, "a".repeat(100)],
  ])("of %j is %j", (search, asked) => expect(askedIn(new URLSearchParams(search))).toBe(asked));

  it.each([
    ["", "/faq"],
    [" \u200B", "/faq"],
    ["退款 & a\0b ", "/faq?q=%E9%80%80%E6%AC%BE+%26+ab"],
  ])("is written for %j as %s", (typed, href) => expect(faqHaving(typed)).toBe(href));
});
