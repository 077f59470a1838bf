import { describe, expect, it } from "vitest";
import { agesOf } from "./ages.ts";

const tip = (ages: string) => ({ category: 2, ages }) as const;

describe("agesOf", () => {
  it("reads from when until when", () => expect(agesOf(tip("4-9"))).toEqual({ from: "4", to: "9" }));

  it.each(["", "4", "4-", "all", "4-9 years", "4-1000"])("says nothing of %j", (ages) =>
    expect(agesOf(tip(ages))).toBeUndefined(),
  );
});
