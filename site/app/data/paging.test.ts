import { describe, expect, it } from "vitest";
import { isBeyond, pageCount, pageHref, pageNumber } from "./paging.ts";

describe("pageNumber", () => {
  it.each([
    ["", 1],
    ["page=1", 1],
    ["page=12", 12],
    ["page=0", 1],
    ["page=-1", 1],
    ["page=1.5", 1],
    ["page=", 1],
    ["page=two", 1],
    ["page=2147483648", 1],
    ["page=9007199254740993", 1],
  ])("reads ?%s as %d", (search, page) => expect(pageNumber(new URLSearchParams(search))).toBe(page));
});

describe("pageCount", () => {
  it.each([
    [0, 0],
    [1, 1],
    [12, 1],
    [13, 2],
  ])("%d entries fill %d pages of 12", (total, pages) => expect(pageCount({ total, limit: 12 })).toBe(pages));
});

describe("pageHref", () => {
  it("gives the first page the list's own address", () => {
    expect([1, 2].map(pageHref("/news"))).toEqual(["/news", "/news?page=2"]);
  });
});

describe("isBeyond", () => {
  it.each([
    [1, 0, false],
    [2, 12, true],
    [2, 13, false],
    [3, 13, true],
  ])("page %d of %d entries", (page, total, beyond) => expect(isBeyond({ page, total, limit: 12 })).toBe(beyond));
});
