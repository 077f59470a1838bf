import { describe, expect, it } from "vitest";
import { secondsLeft } from "./seconds-left.ts";

describe("secondsLeft", () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 999, 60],
    [60_000, 1000, 59],
    [60_000, 59_999, 1],
    [60_000, 60_000, 0],
    [60_000, 90_000, 0],
  ])("until %d at %d is %d", (availableAt, now, seconds) => {
    expect(secondsLeft(availableAt, now)).toBe(seconds);
  });
});
