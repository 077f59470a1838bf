import { expect, it } from "vitest";
import { namedPlace } from "./named-place.ts";

it.each([
  ["", ""],
  ["#refund", "refund"],
  ["#%E9%80%80%E6%AC%BE", "退款"],
  ["#%", "%"],
  ["#%E9%80", "%E9%80"],
  ["#100%-free", "100%-free"],
])("the end of an address %j names %j", (hash, place) => expect(namedPlace(hash)).toBe(place));
