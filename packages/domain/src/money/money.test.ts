import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intlLocale, locales } from "../locale/locale.ts";
import { amountAfter, formatAmount, formatMoney, formatPromotion } from "./money.ts";

const sums = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe("money", () => {
  it.each([
    [123450, "HK$1,234.50"],
    [10, "HK$0.10"],
    [0, "HK$0.00"],
    [9800, "HK$98.00"],
    [100000000, "HK$1,000,000.00"],
    [-5000, "-HK$50.00"],
  ])("T117: writes %i cents as %s", (cents, text) => expect(formatMoney(cents)).toBe(text));

  it.each(locales)("T117: writes money as the language does: %s", (locale) => {
    const currency = new Intl.NumberFormat(intlLocale[locale], { style: "currency", currency: "HKD" });
    fc.assert(
      fc.property(sums, (cents) => {
        expect(formatMoney(cents)).toBe(currency.format(cents / 100));
      }),
    );
  });

  it.each([
    [123450, "1,234.50"],
    [10, "0.10"],
    [1, "0.01"],
    [88800, "888.00"],
  ])("T100: writes %i cents as the amount %s", (cents, text) => expect(formatAmount(cents)).toBe(text));

  it.each([
    [5000, "$50"],
    [50000, "$500"],
    [123400, "$1,234"],
    [5050, "$50.50"],
  ])("T117: writes %i cents in a promotion as %s", (cents, text) => expect(formatPromotion(cents)).toBe(text));

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d cents", (cents) => {
    expect(() => formatMoney(cents)).toThrow(RangeError);
    expect(() => formatAmount(cents)).toThrow(RangeError);
    expect(() => formatPromotion(cents)).toThrow(RangeError);
  });

  it("T100: writes every amount of cents exactly", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(formatAmount(cents).replace(/[,.]/g, "")).toBe(String(cents).padStart(3, "0"));
      }),
    );
  });

  it.each([
    [null, 9800, 9800],
    [undefined, 9800, 9800],
    [{ discount_cents: 5000 }, 9800, 4800],
    [{ discount_cents: 9790 }, 9800, 10],
    [{ discount_cents: 9791 }, 9800, 10],
    [{ discount_cents: 99999 }, 9800, 10],
  ])("charges after %j for %i cents: %i", (code, price, charge) => expect(amountAfter(code, price)).toBe(charge));
});
