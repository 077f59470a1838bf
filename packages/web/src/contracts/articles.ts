import { eventTimes, missionCategories } from "@gk/domain";
import * as v from "valibot";
import type { articleCalls } from "../calls/articles.ts";
import type { Contracts } from "../contract.ts";
import { answer, list } from "../envelope.ts";
import { articleSchema, articleSummarySchema } from "../shapes/article.ts";
import { integer, paging, published, slug } from "./request.ts";

export const articleContracts = {
  listArticles: {
    summary: "Articles of a type, newest first; not found for an unknown type (decision 6)",
    source: "spec §7",
    query: v.object({
      type: v.string(),
      /** Of tips: the area that they are about (decision 133). */
      category: v.optional(v.pipe(integer, v.picklist(missionCategories))),
      /** Of events: those that are not over first, by their start, and not what is newest (decision 181). */
      order: v.optional(v.picklist(["upcoming"])),
      /** Of events: those that are not over, by their start, or those that are, the last one first (decision 183). */
      when: v.optional(v.picklist(eventTimes)),
      ...paging(12),
      ...published,
    }),
    answer: list(articleSummarySchema),
  },
  getArticle: {
    summary: "An article",
    source: "spec §7",
    params: v.object({ slug }),
    answer: answer(articleSchema),
  },
} as const satisfies Contracts<typeof articleCalls>;
