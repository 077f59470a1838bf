import { describe, expect, it } from "vitest";
import { methodWith, planWith, yearPlan } from "../../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../../words/testing.ts";
import { chosenMethodName, firstMethod, firstPlan, paymentGroups, planOptions } from "./choices.ts";

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

describe("firstPlan", () => {
  it.each([
    ["beginner", 1],
    ["elementary", 2],
    [null, 3],
    ["unknown", 3],
  ])("asked for %s", (slug, id) => expect(firstPlan(plans, slug)?.id).toBe(id));

  it("is the first one where none is highlighted", () => expect(firstPlan([month, planWith()], null)).toBe(month));
});

describe("paymentGroups", () => {
  const [visa, old, tapngo] = [
    methodWith(),
    methodWith({ id: 2, exp_month: 10, is_default: false }),
    methodWith({ id: 3, type: 4, kind: "tapngo", is_default: false }),
  ];

  it("T107: an expired card is shown and can't be chosen", () => {
    const [saved] = paymentGroups(t, [visa, old], today);
    expect(saved?.options.map(({ value, unavailable }) => [value, unavailable])).toEqual([
      ["3:1", false],
      ["3:2", true],
    ]);
  });

  it("decision 53: offers only what works: kept cards and a new card", () => {
    const values = paymentGroups(t, [visa, tapngo], today).map(({ options }) => options.map(({ value }) => value));
    expect(values).toEqual([["3:1"], ["3"]]);
  });

  it.each([
    ["the default card", [methodWith({ id: 5, is_default: false }), visa], "3:1"],
    [
      "another valid card where the default has expired",
      [methodWith({ exp_year: 2025 }), methodWith({ id: 9 })],
      "3:9",
    ],
    ["a new card where none is valid", [old], "3"],
    ["a new card where only Tap & Go is kept", [tapngo], "3"],
  ])("starts with %s", (_, methods, value) => expect(firstMethod(t, methods, today)).toBe(value));

  it.each([
    ["the card that was answered", { payment_method: "3", payment_id: "9" }, "3:9"],
    ["a new card, where that was answered", { payment_method: "3" }, "3"],
    ["the default card where the answered one is gone", { payment_method: "3", payment_id: "77" }, "3:1"],
    ["the default card where the answered one has expired", { payment_method: "3", payment_id: "2" }, "3:1"],
  ])("decision 47: starts again with %s", (_, answered, value) => {
    const before = { plan_id: "2", promotion_code: "", ...answered };
    expect(firstMethod(t, [visa, old, methodWith({ id: 9, is_default: false })], today, before)).toBe(value);
  });

  it("names what was chosen", () => {
    expect(chosenMethodName(t, [visa], "3:1")).toContain("paymentMethods.card.summary");
    expect(chosenMethodName(t, [visa], "3")).toBe("payment.method.card");
  });
});
