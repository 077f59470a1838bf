import { describe, expect, it } from "vitest";
import { toId } from "./id.ts";

describe("toId", () => {
  it.each([
    [1, 1],
    ["42", 42],
    [5.0, 5],
    [2_147_483_647, 2_147_483_647],
  ])("takes %j", (value, id) => expect(toId(value)).toBe(id));

  it.each([
    0,
    -1,
    1.5,
    2_147_483_648,
    "2147483648",
    Number.MAX_SAFE_INTEGER,
    Infinity,
    "08",
    "1.0",
    "-1",
    "+1",
    " 1",
    "1e3",
    "",
    "\0",
    null,
    undefined,
  ])("takes %j for nobody's number", (value) => expect(toId(value)).toBeUndefined());
});
