import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { marketPage } from "./market-code.ts";
import { marketFilterSchema } from "./market-filter.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const keys = (filter: object) =>
  check(marketFilterSchema, filter).issues?.map(({ field, key }) => `${field}: ${key}`) ?? [];

describe("T73: market filter", () => {
  it.each([
    ["one category", { categories: [1] }],
    ["ten of each", { categories: numbers(10), areas: numbers(10) }],
    ["a keyword alone", { keyword: "swimming" }],
    ["a keyword of 50", { keyword: "字".repeat(50) }],
  ])("takes %s", (_, filter) => expect(keys(filter)).toEqual([]));

  it.each([
    ["nothing", {}, "categories: market.categories.required"],
    ["no category and an empty keyword", { categories: [], keyword: "  " }, "categories: market.categories.required"],
    ["eleven categories", { categories: numbers(11) }, "categories: market.categories.max"],
    ["eleven areas", { categories: [1], areas: numbers(11) }, "areas: market.areas.max"],
    ["a keyword of 51", { keyword: "字".repeat(51) }, "keyword: market.keyword.tooLong"],
  ])("refuses %s", (_, filter, key) => expect(keys(filter)).toEqual([key]));

  it("counts an entry once and drops what is none, since addresses can hold anything", () => {
    expect(check(marketFilterSchema, { categories: ["1", 1, "x", "-2", 3], keyword: " a " }).value).toEqual({
      categories: [1, 3],
      areas: [],
      keyword: "a",
    });
  });
});

it("the market starts with six on page 1", () => expect(marketPage).toEqual({ page: 1, limit: 6 }));
