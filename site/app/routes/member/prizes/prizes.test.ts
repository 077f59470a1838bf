import type { ChosenPrize, PrizeTheme } from "@gk/web";
import { describe, expect, it } from "vitest";
import { agesOf, isLocked, isOffered, isTooLate, prizeState } from "./prizes.ts";
import { none } from "./prizes.fixture.ts";
import { besidePrizes, prizeField } from "./submission.ts";

const chosen: ChosenPrize = {
  ...none,
  prize_stage_id: 102,
  theme: { id: 1, slug: "little-explorer", name: "Little explorer" },
  stage: { id: 102, slug: "explorer-2", name: "Hiker's day pack" },
  deadline: "2026-12-31",
};

describe("T109: how a child stands with the prize", () => {
  it.each([
    ["none", true, none],
    ["locked", false, none],
    ["locked", false, { ...chosen, editable: false }],
    ["chosen", true, chosen],
    ["closed", true, { ...chosen, editable: false }],
    ["redeemed", true, { ...chosen, editable: false, redeemed: true }],
    ["redeemed", false, { ...chosen, editable: false, redeemed: true }],
  ] as const)("is %s where is_premium=%s", (state, is_premium, choice) =>
    expect(prizeState({ is_premium }, choice)).toBe(state),
  );
});

const stage = (availability: PrizeTheme["stages"][number]["availability"]) => ({
  id: 1,
  slug: "one",
  name: "One",
  description: "",
  ages: "4-5",
  silver_stars: 12,
  availability,
});

it.each([
  [true, "2026-12-15", ["available"]],
  [false, "2026-12-16", ["available"]],
  [true, "2026-12-15", ["sold_out"]],
  [true, "2026-12-15", ["closed", "limited"]],
  [false, "2026-12-15", ["closed", "closed"]],
  [false, "2026-12-15", []],
] as const)("offers a theme until 15 December: %s on %s with prizes that are %j", (offered, today, availabilities) =>
  expect(isOffered({ deadline: "2026-12-15", stages: availabilities.map(stage) }, today)).toBe(offered),
);

it.each([
  [true, 11, "none"],
  [true, 11, "chosen"],
  [true, 11, "locked"],
  [true, 11, "closed"],
  [false, 11, "redeemed"],
  [false, 12, "none"],
  [false, 13, "locked"],
] as const)(
  "a theme of 12 silver stars is locked: %s, with %i of them, where the prize is %s",
  (locked, silver_stars, state) => {
    const certificate_tier = { id: 1, slug: "merit", name: "GK of Merit", silver_stars: 12 };
    expect(isLocked({ certificate_tier }, { silver_stars }, state)).toBe(locked);
  },
);

it("writes ages with an en dash", () => expect(agesOf("4-5")).toBe("4–5"));

describe("what the page says of a refusal (spec §4 and §8)", () => {
  it.each(["same", "soldOut", "deadline", "empty", "needsCertificate"])("prize.%s stands beside the prizes", (code) =>
    expect(besidePrizes({ formIssue: { field: "", code: `prize.${code}` } })).toEqual({
      issues: [{ field: prizeField, code: `prize.${code}` }],
    }),
  );

  it.each(["prize.redeemed", "prize.needsPremium", "prize.needsChild", "server"])("%s stands above them", (code) => {
    const trouble = { formIssue: { field: "", code } };
    expect(besidePrizes(trouble)).toEqual(trouble);
  });

  it("whoever has chosen none is too late once no theme is offered, and not before", () => {
    const theme = { deadline: "2026-12-31" as const, stages: [stage("available")] };
    expect(isTooLate("none", [theme], "2026-12-31")).toBe(false);
    expect(isTooLate("none", [theme], "2027-01-01")).toBe(true);
    expect(isTooLate("none", [{ ...theme, stages: [stage("closed")] }], "2026-12-31")).toBe(true);
    expect(isTooLate("chosen", [theme], "2027-01-01")).toBe(false);
  });
});
