import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { marketContracts } from "./market.ts";
import { byId, idList, paging, published } from "./request.ts";

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

/** So many different numbers, as a query carries them. */
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(",");

describe("the number of a record", () => {
  test.each([["1"], [1], ["42"]])("takes %j", (id) => expect(v.parse(byId, { id })).toEqual({ id: Number(id) }));
  test.each([["0"], ["-1"], ["1.5"], ["x"], [""], [null], ["1e3"], ["08"], ["1.0"]])("refuses %j", (id) =>
    expect(accepts(byId, { id })).toBe(false),
  );
});

describe("the part of a list", () => {
  const schema = v.object({ ...paging(6), ...published });

  test("T89: is the first page of the given size when nothing is said", () => {
    expect(v.parse(schema, {})).toEqual({ page: 1, limit: 6 });
  });

  test("reads numbers from text", () => {
    expect(v.parse(schema, { page: "2", limit: "100", published: "1" })).toEqual({ page: 2, limit: 100, published: 1 });
  });

  test.each([
    ["page 0", { page: "0" }],
    ["limit 0", { limit: "0" }],
    ["limit 101", { limit: "101" }],
    ["unpublished content", { published: "0" }],
  ])("refuses %s", (_, query) => expect(accepts(schema, query)).toBe(false));
});

describe("a list of numbers", () => {
  test.each([
    ["text with commas", "1,4", [1, 4]],
    ["a list", [1, "4"], [1, 4]],
    ["an empty text as an empty list", "", []],
  ])("reads %s", (_, value, expected) => expect(v.parse(idList(2), value)).toEqual(expected));

  test.each([
    ["one too many", "1,2,3"],
    ["what is no number", "1,x"],
  ])("refuses %s", (_, value) => expect(accepts(idList(2), value)).toBe(false));
});

describe("the query of the market", () => {
  const { query } = marketContracts.listAdvertisements;

  test.each([
    ["nothing", {}],
    ["categories", { categories: "1,2" }],
    ["keywords", { keywords: "游泳" }],
    ["decision 140: keywords within ten categories", { keywords: "游泳", within: ids(10) }],
    ["T73: ten categories and ten areas", { categories: ids(10), areas: ids(10) }],
  ])("takes %s", (_, value) => expect(accepts(query, value)).toBe(true));

  test.each([
    ["T89: both", { categories: "1", keywords: "x" }],
    ["decision 140: categories within categories", { categories: "1", within: "1" }],
    ["decision 140: eleven categories beside keywords", { keywords: "游泳", within: ids(11) }],
    ["T73: eleven categories", { categories: ids(11) }],
    ["T73: eleven areas", { areas: ids(11) }],
  ])("refuses %s", (_, value) => expect(accepts(query, value)).toBe(false));
});
