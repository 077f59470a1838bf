import * as fc from "fast-check";
import { expect, it } from "vitest";
import { intlLocale, locales } from "../locale/locale.ts";
import { formatCount } from "./format-count.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [-1000, "-1,000"],
  [1_234_567, "1,234,567"],
  [Number.NaN, "NaN"],
  [Number.POSITIVE_INFINITY, "Infinity"],
])("writes %i as %s", (count, text) => expect(formatCount(count)).toBe(text));

it.each(locales)("writes whole numbers as the language does: %s", (locale) => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(new Intl.NumberFormat(intlLocale[locale]).format(count));
    }),
  );
});
