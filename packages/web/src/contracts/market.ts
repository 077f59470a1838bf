import { marketBounds, marketKeywordSchema, marketPage } from "@gk/domain";
import * as v from "valibot";
import type { marketCalls } from "../calls/market.ts";
import type { Contracts } from "../contract.ts";
import { answer, list } from "../envelope.ts";
import { advertisementSchema, advertisementSummarySchema, marketCategorySchema } from "../shapes/market.ts";
import { byId, idList, paging, published } from "./request.ts";

const filter = {
  areas: v.optional(idList(marketBounds.areas.max)),
  // Additions (decision 140), which a provider may leave out of account.
  location: v.optional(marketKeywordSchema),
  tag: v.optional(marketKeywordSchema),
  ...paging(marketPage.limit),
  ...published,
};

export const marketContracts = {
  listMarketCategories: {
    summary: "Categories of the market",
    source: "spec §7",
    answer: list(marketCategorySchema),
  },
  listAdvertisements: {
    summary: "Advertisements by categories or by keywords, never both (T89)",
    source: "spec §7",
    query: v.union([
      v.strictObject({
        categories: v.optional(idList(marketBounds.categories.max)),
        ...filter,
      }),
      v.strictObject({
        keywords: marketKeywordSchema,
        // Categories by another name (addition, decision 140): spec §7 has none beside keywords.
        within: v.optional(idList(marketBounds.categories.max)),
        ...filter,
      }),
    ]),
    answer: v.object({
      ...list(advertisementSummarySchema).entries,
      /** Whether location, tag and `within` were taken into account (addition, decision 140). */
      narrowed: v.optional(v.boolean()),
    }),
  },
  getAdvertisement: {
    summary: "An advertisement",
    source: "spec §7",
    params: byId,
    answer: answer(advertisementSchema),
  },
} as const satisfies Contracts<typeof marketCalls>;
