import { describe, expect, it } from "vitest";
import { firstNewIn, isBeyond, moreHref, pageCount, pageHref, pageNumber, pagesIn } from "./paging.ts";

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

describe("pagesIn", () => {
  it.each([
    ["", 1, 1],
    ["to=2", 1, 2],
    ["to=8", 1, 8],
    ["to=9", 1, 8],
    ["to=0", 1, 1],
    ["to=two", 1, 1],
    ["page=3", 3, 3],
    ["page=3&to=5", 3, 3],
  ])("reads ?%s as pages %d to %d", (search, page, to) =>
    expect(pagesIn(new URLSearchParams(search))).toEqual({ page, to }),
  );
});

describe("moreHref", () => {
  it.each([
    ["one page more", "/tips", { page: 1, to: 1 }, 3, "/tips?to=2#more"],
    [
      "beside what narrows the list",
      "/tips?category=sharing",
      { page: 1, to: 2 },
      3,
      "/tips?category=sharing&to=3#more",
    ],
    ["none at the end", "/tips", { page: 1, to: 3 }, 3, undefined],
    ["none of an empty list", "/tips", { page: 1, to: 1 }, 0, undefined],
    ["none where the list goes on by its pages", "/tips", { page: 2, to: 2 }, 3, undefined],
    ["the eighth page", "/tips", { page: 1, to: 7 }, 99, "/tips?to=8#more"],
    ["no more than a call gives", "/tips", { page: 1, to: 8 }, 99, undefined],
  ])("leads to %s", (_what, path, shown, pages, href) => expect(moreHref(path, shown, pages)).toBe(href));
});

describe("firstNewIn", () => {
  const entries = [7, 6, 5, 4].map((id) => ({ id }));
  it.each([
    ["nobody on one page", { page: 1, to: 1 }, undefined],
    ["the first of the last page that was added", { page: 1, to: 2 }, 5],
    ["nobody on a later page", { page: 3, to: 3 }, undefined],
    ["nobody where there are fewer", { page: 1, to: 3 }, undefined],
  ])("is %s", (_, shown, id) => expect(firstNewIn(entries, shown, 2)).toBe(id));
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
    [2, 0, true],
    [2, 12, true],
    [2, 13, false],
    [3, 13, true],
  ])("page %d of %d entries", (page, total, beyond) => expect(isBeyond({ page, total, limit: 12 })).toBe(beyond));
});
