import { describe, expect, it } from "vitest";
import { buttonOf } from "./plan-cards.ts";

const gift = { name: "box", value_cents: 50_000 } as const;
const buttons = (plans: Parameters<typeof buttonOf>[1]) => plans.map((plan) => buttonOf(plan, plans));

describe("the buttons of a row of plans", () => {
  it("has one main way on: the recommended plan", () => {
    expect(buttons([{ highlight: false }, { highlight: true }, { highlight: false }])).toEqual([
      "secondary",
      "primary",
      "secondary",
    ]);
  });

  it("has the largest plan without a gift for it where the recommended one looks like a reward", () => {
    expect(buttons([{ highlight: false }, { highlight: false }, { highlight: true, gift }])).toEqual([
      "secondary",
      "primary",
      "reward",
    ]);
  });

  it("has none where no plan is recommended", () => {
    expect(buttons([{ highlight: false }, { highlight: false }])).toEqual(["secondary", "secondary"]);
  });
});
