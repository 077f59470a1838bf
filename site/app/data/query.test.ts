import { describe, expect, it } from "vitest";
import { keyOf, query } from "./query.ts";

const page = (number: number) => query("listArticles", { query: { type: "news", page: number, published: 1 } });

describe("keyOf", () => {
  it("T19: keeps the languages apart", () => {
    expect(keyOf(page(1), "zh-HK")).not.toBe(keyOf(page(1), "en-US"));
  });

  it("keeps calls and their parameters apart", () => {
    const ofSchool = query("listPlans", {}, { as: "school", select: ({ data }) => data.school_plans });
    const keys = [page(1), page(2), query("listPlans"), ofSchool, query("listPrizes")].map((asked) =>
      keyOf(asked, "zh-HK"),
    );
    expect(new Set(keys).size).toBe(5);
  });

  it("is the same for the same question", () => {
    expect(keyOf(page(1), "zh-HK")).toBe(keyOf(page(1), "zh-HK"));
  });

  it("begins with the call, so that a change can refresh it wherever it is shown", () => {
    expect(keyOf(query("listPlans"), "zh-HK")).toMatch(/^\["listPlans"/);
  });
});
