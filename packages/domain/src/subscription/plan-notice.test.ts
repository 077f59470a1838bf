import { describe, expect, it } from "vitest";
import { expiresBefore, noticesDue } from "./plan-notice.ts";

const renewing = { endsOn: "2026-12-10", autoRenew: true, cardExpires: false } as const;

describe("a renewal is announced 7 days before", () => {
  it.each([
    ["2026-12-02", []],
    ["2026-12-03", ["renewal"]],
    ["2026-12-04", ["renewal"]],
    ["2026-12-09", ["renewal"]],
    ["2026-12-10", []],
    ["2026-12-11", []],
  ] as const)("on %s: %j", (today, notices) => expect(noticesDue(renewing, today)).toEqual(notices));

  it("counts the leap day", () => {
    const plan = { ...renewing, endsOn: "2028-03-05" } as const;
    expect(noticesDue(plan, "2028-02-26")).toEqual([]);
    expect(noticesDue(plan, "2028-02-27")).toEqual(["renewal"]);
    expect(noticesDue({ ...plan, endsOn: "2027-03-05" }, "2027-02-26")).toEqual(["renewal"]);
  });
});

describe("the end of a plan that does not renew is said 14 and 3 days before", () => {
  it.each([
    ["2026-11-25", []],
    ["2026-11-26", ["ending14"]],
    ["2026-11-27", ["ending14"]],
    ["2026-12-06", ["ending14"]],
    ["2026-12-07", ["ending3"]],
    ["2026-12-08", ["ending3"]],
    ["2026-12-10", ["ending3"]],
    ["2026-12-11", []],
  ] as const)("on %s: %j", (today, notices) =>
    expect(noticesDue({ ...renewing, autoRenew: false }, today)).toEqual(notices),
  );
});

describe("a card that expires before the next charge is said 30 days before it", () => {
  const plan = { ...renewing, cardExpires: true };
  it.each([
    ["2026-11-09", []],
    ["2026-11-10", ["cardExpires"]],
    ["2026-11-11", ["cardExpires"]],
    ["2026-12-03", ["renewal", "cardExpires"]],
    ["2026-12-10", []],
  ] as const)("on %s: %j", (today, notices) => expect(noticesDue(plan, today)).toEqual(notices));

  it.each([
    [{ exp_month: 11, exp_year: 2026 }, true],
    [{ exp_month: 12, exp_year: 2026 }, false],
    [{ exp_month: 1, exp_year: 2027 }, false],
    [{ exp_month: null, exp_year: null }, false],
  ])("%j expires before 10 December 2026: %s", (card, expires) =>
    expect(expiresBefore(card, "2026-12-10")).toBe(expires),
  );

  it("is not said of a plan that is not charged again", () =>
    expect(noticesDue({ ...plan, autoRenew: false }, "2026-11-20")).toEqual([]));
});
