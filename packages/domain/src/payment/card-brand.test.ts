import { expect, it } from "vitest";
import { cardBrandName } from "./card-brand.ts";

it.each([
  ["visa", "Visa"],
  ["unionpay", "UnionPay"],
  ["eftpos_au", undefined],
  ["toString", undefined],
  [null, undefined],
])("the brand that a gateway calls %s is known as %s", (brand, name) => {
  expect(cardBrandName(brand)).toBe(name);
});
