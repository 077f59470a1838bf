import { describe, expect, it } from "vitest";
import { trialEndsOn } from "./trial.ts";

type Member = Parameters<typeof trialEndsOn>[0];

const endsOn = (ends: string | null, now: string) =>
  trialEndsOn({ free_trail_finished_at: ends } as Member, new Date(now));

describe("the last day of a free trial (T82)", () => {
  it.each([
    ["2026-12-03T16:00:00.000Z", "2026-12-03"],
    ["2026-12-03T16:00:00.001Z", "2026-12-04"],
    ["2026-12-04T04:00:00.000Z", "2026-12-04"],
  ])("that ends at %s is %s in Hong Kong", (ends, day) => expect(endsOn(ends, "2026-11-28T00:00:00Z")).toBe(day));

  it.each([
    ["2026-12-03T15:59:59.999Z", "2026-12-03"],
    ["2026-12-03T16:00:00.000Z", undefined],
  ])("at %s is %s", (now, day) => expect(endsOn("2026-12-03T16:00:00.000Z", now)).toBe(day));

  it("is none where there is no trial", () => expect(endsOn(null, "2026-11-28T00:00:00Z")).toBeUndefined());
});
