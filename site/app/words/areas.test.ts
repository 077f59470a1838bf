import { expect, it } from "vitest";
import { areasOf, pageAreas } from "./areas.ts";
import { everyRoute } from "./every-route.fixture.ts";
import { pageOf } from "./page-of.ts";

it("names the words of pages that there are", () => {
  const ids = new Set(everyRoute.map(({ id }) => id));
  expect(Object.keys(pageAreas).filter((path) => !ids.has(`plain:${path}`))).toEqual([]);
});

it.each(["/market/:advertisementId", "market/:advertisementId", "/zh-HK/market/:advertisementId"])(
  "knows a page by its pattern %s",
  (pattern) => expect(areasOf(pageOf(pattern))).toEqual(["shell", "market"]),
);

it.each(["", "/", "en-US", "/en-US"])("knows the home page by %j", (pattern) => {
  expect(areasOf(pageOf(pattern))).toEqual(["shell", "home", "catalogue"]);
});

it.each([
  ["member/settings", ["shell", "member", "purchase", "forms"]],
  ["root", ["shell"]],
])("the page %s speaks in %j", (page, areas) => expect(areasOf(page)).toEqual(areas));
