// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepPlace, placeLeft } from "./kept-place.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const address = (path: string) => new URL(path, "https://gk.example");
const left = { search: "?page=2", y: 640 };

describe("T38: a list that is come back to", () => {
  it.each([
    ["from a page of its own", "/tips/slow-mornings"],
    ["from another page", "/"],
    ["from a page in the other language", "/en-US/faq"],
  ])("%s stands where it was left", (_, current) => {
    keepPlace("/tips", left);
    expect(placeLeft(address("/tips"), current)).toEqual(left);
    expect(placeLeft(address("/zh-HK/tips?page=2"), current)).toEqual(left);
  });

  it.each([
    ["a list that was never seen", "/news", "/"],
    ["another page of the list that a link names", "/tips?page=3", "/"],
    ["the first page, asked for on the list itself", "/tips", "/tips"],
    ["the list in another language, asked for on the list itself", "/tips", "/en-US/tips"],
  ])("but not %s", (_, wanted, current) => {
    keepPlace("/tips", left);
    expect(placeLeft(address(wanted), current)).toBeUndefined();
  });

  it("but not where the browser has no room to remember it", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    keepPlace("/tips", left);
    expect(placeLeft(address("/tips"), "/")).toBeUndefined();
  });

  it("T19: not in the other language", () => {
    keepPlace("/tips", left);
    expect(placeLeft(address("/en-US/tips"), "/en-US")).toBeUndefined();
  });
});
