import * as v from "valibot";
import type { schoolCalls } from "../calls/school.ts";
import type { Contracts } from "../contract.ts";
import { answer, list } from "../envelope.ts";
import { schoolArticleSchema, schoolArticleSummarySchema, schoolArticleTypeSchema } from "../shapes/school.ts";
import { byIdOrSlug, paging, published, slug } from "./request.ts";

export const schoolContracts = {
  listSchoolArticleTypes: {
    summary: "Kinds of school article",
    source: "spec §7",
    answer: list(schoolArticleTypeSchema),
  },
  getSchoolArticleType: {
    summary: "A kind of school article, by number or slug",
    source: "spec §7",
    params: byIdOrSlug,
    answer: answer(schoolArticleTypeSchema),
  },
  listSchoolArticles: {
    summary: "School articles of the kind with the slug, or of all kinds, newest first",
    source: "spec §7",
    query: v.object({ slug: v.optional(slug), ...paging(12), ...published }),
    answer: list(schoolArticleSummarySchema),
  },
  getSchoolArticle: {
    summary: "A school article, by number or slug",
    source: "spec §7",
    params: byIdOrSlug,
    answer: answer(schoolArticleSchema),
  },
} as const satisfies Contracts<typeof schoolCalls>;
