import * as v from "valibot";
import { day, html, id, illustration, readingMinutes } from "./value.ts";

const type = { id, slug: v.string(), name: v.string() };

const summary = {
  id,
  slug: v.string(),
  type: v.object(type),
  /** The slug of the group of character strengths that the article teaches. */
  strength_group: v.nullable(v.string()),
  title: v.string(),
  summary: v.string(),
  published_at: day,
  illustration,
  reading_minutes: readingMinutes,
};

/**
 * A kind of school article.
 * @source decision 6
 */
export const schoolArticleTypeSchema = v.object({ ...type, description: v.string(), illustration });

/** A school article in a list. */
export const schoolArticleSummarySchema = v.object(summary);

/** A school article with its body. */
export const schoolArticleSchema = v.object({ ...summary, body: html });

/** A kind of school article. */
export type SchoolArticleType = v.InferOutput<typeof schoolArticleTypeSchema>;

/** A school article in a list. */
export type SchoolArticleSummary = v.InferOutput<typeof schoolArticleSummarySchema>;

/** A school article with its body. */
export type SchoolArticle = v.InferOutput<typeof schoolArticleSchema>;
