import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { meritProgress } from "./prize-bounds.ts";
import { type PrizeChoice, prizeChoiceRefusal, prizeChoiceSchema } from "./prize-choice.ts";

const choice = {
  today: "2026-11-20",
  isPremium: true,
  chosen: { stageId: 101, deadline: "2026-12-31", isRedeemed: false },
  wanted: { stageId: 102, deadline: "2026-12-31", availability: "available" },
} as const satisfies PrizeChoice;

describe("T109: prize choice", () => {
  it.each([101, "101"])("takes %j", (prize_stage_id) =>
    expect(check(prizeChoiceSchema, { prize_stage_id })).toEqual({ value: { prize_stage_id: 101 } }),
  );
  it.each([null, "", undefined, 0, "x"])("refuses %j as empty", (prize_stage_id) =>
    expect(check(prizeChoiceSchema, { prize_stage_id }).issues).toMatchObject([{ key: "prize.required" }]),
  );

  it.each<[string, Partial<PrizeChoice>]>([
    ["another prize", {}],
    ["a first prize", { chosen: null }],
    ["on the day of the deadline", { today: "2026-12-31" }],
    ["one of a limited number", { wanted: { ...choice.wanted, availability: "limited" } }],
  ])("takes %s", (_, change) => expect(prizeChoiceRefusal({ ...choice, ...change })).toBeUndefined());

  it.each<[string, Partial<PrizeChoice>, string]>([
    ["of a child without a plan", { isPremium: false }, "prize.needsPremium"],
    ["after redemption", { chosen: { ...choice.chosen, isRedeemed: true } }, "prize.redeemed"],
    [
      "after redemption, even empty",
      { chosen: { ...choice.chosen, isRedeemed: true }, wanted: null },
      "prize.redeemed",
    ],
    ["after the deadline", { today: "2027-01-01" }, "prize.deadline"],
    ["of a theme whose deadline is over", { wanted: { ...choice.wanted, deadline: "2026-11-19" } }, "prize.deadline"],
    ["of a closed prize", { wanted: { ...choice.wanted, availability: "closed" } }, "prize.deadline"],
    ["that is empty", { wanted: null }, "prize.empty"],
    ["of the same prize", { wanted: { ...choice.wanted, stageId: 101 } }, "prize.same"],
    ["of a prize that has run out", { wanted: { ...choice.wanted, availability: "sold_out" } }, "prize.soldOut"],
  ])("refuses a choice %s", (_, change, refusal) => expect(prizeChoiceRefusal({ ...choice, ...change })).toBe(refusal));
});

it.each([
  [0, { certificates: 0, stars: 0 }],
  [11, { certificates: 0, stars: 11 }],
  [12, { certificates: 1, stars: 0 }],
  [13, { certificates: 1, stars: 1 }],
  [24, { certificates: 2, stars: 0 }],
])("counts %d silver stars as %j", (silverStars, progress) => expect(meritProgress(silverStars)).toEqual(progress));
