import { expect, it } from "vitest";
import { placesLeft, placesLeftAt } from "./places-left.ts";

it.each([
  [313, 187],
  [0, 500],
  [0, 501],
])("has %d places left of 500 when %d have joined", (left, joined) =>
  expect(placesLeft({ quota: 500, joined })).toBe(left),
);

it.each([
  [12, 18],
  [0, 31],
  [undefined, null],
  [undefined, undefined],
])("an event has %s places left of 30 where %s are counted", (left, joined) =>
  expect(placesLeftAt({ quota: 30, joined })).toBe(left),
);

it("an event without a quota has room for everybody, and counts nobody", () =>
  expect(placesLeftAt({ quota: 0, joined: 3 })).toBeUndefined());
