import { describe, expect, it } from "vitest";
import { withSelected } from "./selection.ts";

describe("T71: withSelected", () => {
  it("adds an entry while there is room", () => expect(withSelected([1], 2, 2)).toEqual([1, 2]));
  it("adds nothing when it is full", () => expect(withSelected([1, 2], 3, 2)).toBeUndefined());
  it("keeps an entry that is already there, also when it is full", () =>
    expect(withSelected([1, 2], 2, 2)).toEqual([1, 2]));
});
