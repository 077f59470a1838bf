import { describe, expect, it } from "vitest";
import { docgenProperty } from "../docgen/property.ts";
import { componentsOf, isPlayground } from "./piece.ts";

const component = (name: string) => Object.assign(() => null, { [docgenProperty]: { displayName: name } });
const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, component(name)]));
const order = (page: string, ...names: string[]) => componentsOf(named(...names), page).map(({ name }) => name);

describe("the components of a piece's page", () => {
  it("begin with the page's namesake", () => {
    expect(order("Row", "CardRow", "RowGroup", "Row")).toEqual(["Row", "RowGroup", "CardRow"]);
  });

  it("begin with what begins like the page", () => {
    expect(order("Toast", "LiveRegion", "ToastProvider")).toEqual(["ToastProvider", "LiveRegion"]);
  });

  it("keep their order where the page is called after none", () => {
    expect(order("PerformanceSheet", "FileList", "StickerBook")).toEqual(["FileList", "StickerBook"]);
  });

  it("leave out what is no component", () => {
    expect(componentsOf({ ...named("Button"), buttonSizes: ["sm"], useToast: () => null }, "Button")).toHaveLength(1);
  });
});

it("a story is the playground by its address, whatever it is called", () => {
  expect(isPlayground({ id: "forms-choicecard--playground" })).toBe(true);
  expect(isPlayground({ id: "forms-choicecard--sheet" })).toBe(false);
});
