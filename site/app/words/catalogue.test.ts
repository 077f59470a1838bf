import { expect, it } from "vitest";
import { addMessages, spoken } from "./catalogue.ts";

it("a page speaks its own language once its words are there, and until then the one that is", () => {
  addMessages("zh-HK", "shell", {});
  expect(spoken("en-US")).toBe("zh-HK");
  addMessages("en-US", "shell", {});
  expect([spoken("en-US"), spoken("zh-HK")]).toEqual(["en-US", "zh-HK"]);
});
