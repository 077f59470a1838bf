import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { characterCount } from "./character-count.ts";
import { tokenField } from "./text-field.ts";

describe("T59: characterCount", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["李明", 2],
    ["𨋢", 1],
    ["𨋢a", 2],
  ])("counts %s", (text, count) => expect(characterCount(text)).toBe(count));
});

describe("tokenField", () => {
  const issues = (token: unknown) => v.safeParse(tokenField(), token).issues?.map(({ message }) => message);

  it.each(["abc", "a".repeat(4096), " abc\n"])("takes %j", (token) => expect(issues(token)).toBeUndefined());

  it.each([
    [undefined, "required"],
    ["\0", "required"],
    ["a".repeat(4097), "option"],
  ])("refuses %j", (token, key) => expect(issues(token)).toEqual([key]));
});
