import { expect, it } from "vitest";
import { waitMs } from "./waiting.ts";

const waits = Array.from({ length: 20 }, (_, asked) => waitMs(asked)).filter((wait) => wait !== undefined);

it("waits longer each time", () => expect(waits).toEqual(waits.toSorted((a, b) => a - b)));

it("asks soon at first and stops after about two minutes", () => {
  const all = waits.reduce((sum, wait) => sum + wait, 0);
  expect(waits[0]).toBe(1000);
  expect(all).toBeGreaterThan(100_000);
  expect(all).toBeLessThan(140_000);
  expect(waitMs(waits.length)).toBeUndefined();
});
