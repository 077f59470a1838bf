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
      v.strictObject({ keywords: marketKeywordSchema, ...filter }),
    ]),
    answer: v.object({
      ...list(advertisementSummarySchema).entries,
      /** Whether location and tag were taken into account (addition, decision 140). */
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
