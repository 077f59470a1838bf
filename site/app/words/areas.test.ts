import { expect, it } from "vitest";
import routes from "../routes.ts";
import { areasOfPattern, areasOfRoute, pageAreas } from "./areas.ts";

type Row = (typeof routes)[number];

const all = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...all(row.children ?? [])]);

it("names the words of pages that there are", () => {
  const ids = new Set(all(routes).map(({ id }) => id));
  expect(Object.keys(pageAreas).filter((path) => !ids.has(`plain:${path}`))).toEqual([]);
});

it.each(["/market/:advertisementId", "market/:advertisementId", "/zh-HK/market/:advertisementId"])(
  "knows a page by its pattern %s",
  (pattern) => expect(areasOfPattern(pattern)).toEqual(["shell", "content"]),
);

it.each(["/", "en-US", "/en-US"])("knows the home page by %s", (pattern) => {
  expect(areasOfPattern(pattern)).toEqual(["shell", "home", "catalogue"]);
});

it.each([
  ["zh-HK:member/settings", ["shell", "member", "purchase", "forms"]],
  ["plain:", ["shell", "home", "catalogue"]],
  ["root", ["shell"]],
])("the route %s speaks in %j", (id, areas) => expect(areasOfRoute(id)).toEqual(areas));
