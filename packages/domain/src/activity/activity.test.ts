import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { activityJoinRefusal, activityJoinSchema } from "./activity.ts";

const join = {
  today: "2026-11-20",
  joinBy: "2026-11-30",
  endsOn: "2026-12-12",
  quota: 300,
  joined: 299,
  isPremiumOnly: true,
  isPremiumChild: true,
  hasJoined: false,
} as const;

describe("activity", () => {
  it("needs a child", () => {
    expect(check(activityJoinSchema, { child_id: "5" })).toEqual({ value: { child_id: 5 } });
    expect(check(activityJoinSchema, {}).issues).toMatchObject([{ field: "child_id", key: "activity.child.required" }]);
  });

  it.each([
    ["for the last place", {}],
    ["on the last day to join", { today: "2026-11-30" }],
    ["for everyone", { isPremiumOnly: false, isPremiumChild: false }],
  ] as const)("lets a child join %s", (_, change) =>
    expect(activityJoinRefusal({ ...join, ...change })).toBeUndefined(),
  );

  it.each([
    ["joined already", { hasJoined: true }, "activity.already"],
    ["full", { joined: 300 }, "activity.full"],
    ["closed", { today: "2026-12-01" }, "activity.closed"],
    ["ended", { today: "2026-12-13" }, "activity.ended"],
    ["for premium children", { isPremiumChild: false }, "activity.premiumOnly"],
  ] as const)("refuses when %s", (_, change, refusal) =>
    expect(activityJoinRefusal({ ...join, ...change })).toBe(refusal),
  );
});
