import { describe, expect, it } from "vitest";
import { methodWith, planWith, yearPlan } from "../../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../../words/testing.ts";
import { chargeWords, firstMethod, paymentGroups, planOptions } from "./choices.ts";

const t = sayKeys();
const today = "2026-11-20";
const month = planWith({ id: 1, slug: "beginner", months: 1, price_cents: 9800 });
const plans = [month, planWith(), yearPlan];

describe("planOptions", () => {
  it("T106: only the year comes with the gift", () =>
    expect(planOptions(t, plans).map(({ gift }) => gift)).toEqual([
      undefined,
      undefined,
      'premium.summary.gift {"amount":"$500"}',
    ]));

  it.each(["zh-HK", "en-US"] as const)("writes what is charged and what that is a month in %s", (locale) =>
    expect(planOptions(sayKeys(locale), plans).map(({ price, perMonth }) => [price, perMonth])).toEqual([
      ["HK$98.00", undefined],
      ["HK$268.00", 'plans.price.perMonth {"price":"HK$89.33"}'],
      ["HK$888.00", 'plans.price.perMonth {"price":"HK$74.00"}'],
    ]),
  );
});

describe("paymentGroups", () => {
  const [visa, old, tapngo] = [
    methodWith(),
    methodWith({ id: 2, exp_month: 10, is_default: false }),
    methodWith({ id: 3, type: 4, kind: "tapngo", is_default: false }),
  ];

  it("T107: an expired card is shown and can't be chosen", () => {
    const [saved] = paymentGroups(t, { methods: [visa, old] }, today);
    expect(saved?.options.map(({ value, unavailable }) => [value, unavailable])).toEqual([
      ["3:1", false],
      ["3:2", true],
    ]);
  });

  it("decision 53: offers only what works: kept cards and a new card", () => {
    const valuesOf = (accepts?: (3 | 4 | 5)[]) =>
      paymentGroups(t, { methods: [visa, tapngo], accepts }, today).map(({ options }) =>
        options.map(({ value }) => value),
      );
    expect(valuesOf()).toEqual([["3:1"], ["3"]]);
    expect(valuesOf([3])).toEqual([["3:1"], ["3"]]);
    expect(valuesOf([3, 5]), "and Octopus where the provider accepts it").toEqual([["3:1"], ["3", "5"]]);
    expect(valuesOf([3, 4]), "and Tap & Go, also the kept one").toEqual([
      ["3:1", "4:3"],
      ["3", "4"],
    ]);
  });

  it.each([
    ["the default card", [methodWith({ id: 5, is_default: false }), visa], "3:1"],
    [
      "no card that the parent has not chosen, where the default one has expired",
      [methodWith({ exp_year: 2025 }), methodWith({ id: 9, is_default: false })],
      undefined,
    ],
    ["a new card where none is valid", [old], "3"],
    ["a new card where only Tap & Go is kept, which the provider does not take", [tapngo], "3"],
  ])("starts with %s", (_, methods, value) => expect(firstMethod(t, { methods }, today)).toBe(value));

  it("starts with nothing where a new card is one of two ways", () =>
    expect(firstMethod(t, { methods: [], accepts: [3, 5] }, today)).toBeUndefined());

  it.each([
    ["the wallet that is the default", undefined, "4:3"],
    ["Tap & Go where that was answered", "4", "4"],
    ["the default where what was answered is not taken", "5", "4:3"],
  ])("starts with %s", (_, payment_method, value) => {
    const wallet = methodWith({ id: 3, type: 4, kind: "tapngo", exp_month: null, exp_year: null });
    const before = payment_method ? { plan_id: "2", promotion_code: "", payment_method } : undefined;
    expect(firstMethod(t, { methods: [wallet], accepts: [3, 4] }, today, before)).toBe(value);
  });

  it.each([
    ["the card that was answered", { payment_method: "3", payment_id: "9" }, "3:9"],
    ["a new card, where that was answered", { payment_method: "3" }, "3"],
    ["the default card where the answered one is gone", { payment_method: "3", payment_id: "77" }, "3:1"],
    ["the default card where the answered one has expired", { payment_method: "3", payment_id: "2" }, "3:1"],
  ])("decision 47: starts again with %s", (_, answered, value) => {
    const before = { plan_id: "2", promotion_code: "", ...answered };
    expect(firstMethod(t, { methods: [visa, old, methodWith({ id: 9, is_default: false })] }, today, before)).toBe(
      value,
    );
  });

  it.each([
    ["a kept card by its maker and its digits", "3:1", "premium.confirm.body"],
    ["a card that is not known yet", "3", "premium.confirm.newCard"],
    ["nothing yet with Octopus", "5", "premium.confirm.octopus"],
    ["the wallet, which Tap & Go asks about", "4", "premium.confirm.tapngo"],
    ["none, while none is chosen", undefined, "premium.confirm.noMethod"],
  ])("says what is charged to %s", (_, value, key) => {
    const said = chargeWords(t, [visa], value, "HK$98.00");
    expect(said).toContain(key);
    expect(said.includes("4242")).toBe(value === "3:1");
  });
});
