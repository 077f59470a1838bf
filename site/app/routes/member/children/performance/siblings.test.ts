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
  expect(besideIn(new URLSearchParams({ with: wanted }), hei, [hei, ching])).toBe(beside),
);

it("shows a caregiver nobody beside another family's child", () => {
  const theirs = childWith({ id: 9, shared_by: "Mom of Jun" });
  expect(besideIn(new URLSearchParams({ with: "302" }), theirs, [hei, ching])).toBeUndefined();
});
