import { type CodeOf, codesOf } from "../code/code.ts";

/**
 * The information categories of the market, worded by `option.infoCategory.*`.
 * @source decision 18
 */
export const marketInfoCategory = { learning: 1, classes: 2, familyFun: 3, dailyLife: 4 } as const;

/** The code of an information category of the market. */
export type MarketInfoCategory = CodeOf<typeof marketInfoCategory>;

/** Every code of an information category of the market. */
export const marketInfoCategories = codesOf(marketInfoCategory);

/**
 * The bounds of the market's filter. The length of a keyword is the product's own choice.
 * @units entries; the keyword in code points
 * @source spec §5 and §9; T73
 */
export const marketBounds = {
  categories: { min: 1, max: 10 },
  areas: { max: 10 },
  keyword: { max: 50 },
} as const;

/**
 * Whether a filter asks for enough: a keyword, or the least number of categories.
 * @source decision 48; T73
 */
export const asksForSomething = ({
  keyword,
  categories,
}: {
  keyword: string;
  categories: readonly unknown[];
}): boolean => keyword !== "" || categories.length >= marketBounds.categories.min;

/**
 * The page of market advertisements asked for when nothing else is said.
 * @source spec §9
 */
export const marketPage = { page: 1, limit: 6 } as const;
