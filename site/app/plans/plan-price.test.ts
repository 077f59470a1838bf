import { describe, expect, it } from "vitest";
import { sayKeys } from "../words/testing.ts";
import type { Translator } from "../words/words.ts";
import { planPrice, pricePerMonth } from "./plan-price.ts";

const t: Translator = Object.assign(
  (id: string, values: Record<string, string | number> = {}) => `${id} ${values["price"] ?? ""}`.trim(),
  { ...sayKeys("en-US") },
);

describe("planPrice", () => {
  it("strikes the list price through only where it is higher", () => {
    expect(planPrice(t, { price_cents: 9800, list_price_cents: 12_800 })).toEqual({
      now: "HK$98.00",
      was: { price: "HK$128.00", words: "plans.price.was HK$128.00" },
    });
    expect(planPrice(t, { price_cents: 9800, list_price_cents: 9800 })).toEqual({ now: "HK$98.00" });
  });
});

describe("pricePerMonth", () => {
  it.each([
    [9800, 1, undefined],
    [26_800, 3, "plans.price.perMonth HK$89.33"],
    [88_800, 12, "plans.price.perMonth HK$74.00"],
  ])("%d cents for %d months", (price_cents, months, words) => {
    expect(pricePerMonth(t, { price_cents, months })).toBe(words);
  });
});
