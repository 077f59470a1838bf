/** Brands of cards as people know them, the same in every language, by the names that gateways have for them. */
const brands: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/**
 * The brand of a card as people know it; undefined for one that a gateway has added since.
 * @example cardBrandName("visa") // "Visa"
 */
export const cardBrandName = (brand: string | null): string | undefined =>
  brand !== null && Object.hasOwn(brands, brand) ? brands[brand] : undefined;
