import { expect, it } from "vitest";
import { childWith } from "../child.fixture.ts";
import { besideIn, siblingsOf } from "./siblings.ts";

const [hei, ching] = [childWith({ id: 301 }), childWith({ id: 302 })];

it("finds brothers and sisters, and none for whoever looks at another family's child", () => {
  expect(siblingsOf(hei, [hei, ching])).toEqual([ching]);
  expect(siblingsOf(hei, [hei])).toEqual([]);
  expect(siblingsOf({ id: 9, shared_by: "Mom of Jun" }, [hei, ching])).toEqual([]);
});

it.each([
  ["302", ching],
  ["301", undefined],
  ["999", undefined],
  ["x", undefined],
  ["", undefined],
])("shows beside what ?with=%s names", (wanted, beside) =>
  expect(besideIn(new URLSearchParams({ with: wanted }), siblingsOf(hei, [hei, ching]))).toBe(beside),
);
