import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type PromotionRules, type PromotionUse, promotionCodeRefusal } from "./promotion.ts";
import { promotionCodeText } from "./promotion-code-text.ts";

const code: PromotionRules = {
  plan_ids: [2, 3],
  new_users_only: true,
  valid_from: "2026-09-01",
  valid_to: "2026-12-31",
  max_uses: 200,
};
const use: PromotionUse = { today: "2026-11-20", planId: 2, isUsedByUser: false, uses: 0, hasPaidOrder: false };

describe("promotion code", () => {
  it.each([
    ["new50", "NEW50"],
    [" New50 ", "NEW50"],
    ["ＮＥＷ５０", "NEW50"],
    ["NEW\u200B50\uFEFF", "NEW50"],
    [" \u2060", ""],
    ["a".repeat(50), "A".repeat(50)],
  ])("reads %j as %s", (typed, wanted) => expect(v.parse(promotionCodeText, typed)).toBe(wanted));

  it.each([undefined, 5, "A".repeat(51)])("refuses %j", (typed) =>
    expect(v.safeParse(promotionCodeText, typed).issues).toMatchObject([{ message: "promotionCode.invalid" }]),
  );

  it.each([
    ["as it is", {}, {}],
    ["on its first day", {}, { today: "2026-09-01" }],
    ["on its last day", {}, { today: "2026-12-31" }],
    ["for the last time", {}, { uses: 199 }],
    ["that never expires", { valid_to: null }, { today: "2036-01-01" }],
    ["for any number of times", { max_uses: null }, { uses: 9999 }],
    ["that is for old users too", { new_users_only: false }, { hasPaidOrder: true }],
  ] as const)("takes a code %s", (_, rules, change) =>
    expect(promotionCodeRefusal({ ...code, ...rules }, { ...use, ...change })).toBeUndefined(),
  );

  it.each([
    ["before its first day", { today: "2026-08-31" }, "promotionCode.invalid"],
    ["after its last day", { today: "2027-01-01" }, "promotionCode.expired"],
    ["used before", { isUsedByUser: true }, "promotionCode.used"],
    ["of an old user", { hasPaidOrder: true }, "promotionCode.newUsersOnly"],
    ["used up", { uses: 200 }, "promotionCode.usedUp"],
    ["for another plan", { planId: 1 }, "promotionCode.notForPlan"],
  ] as const)("refuses a code %s", (_, change, refusal) =>
    expect(promotionCodeRefusal(code, { ...use, ...change })).toBe(refusal),
  );

  it("refuses a code that does not exist", () => {
    expect(promotionCodeRefusal(undefined, use)).toBe("promotionCode.invalid");
  });
});
