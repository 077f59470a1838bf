import { missionCategories } from "@gk/domain";
import * as v from "valibot";
import { districtSchema } from "./place.ts";
import { cents, count, day, html, id, illustration, moment, readingMinutes } from "./value.ts";

const summary = {
  id,
  slug: v.string(),
  type: v.string(),
  title: v.string(),
  summary: v.string(),
  published_at: day,
  illustration,
  /** Not of events, which nobody reads for their length. */
  reading_minutes: readingMinutes,
  /** What only events have. */
  event: v.nullable(
    v.object({
      starts_at: moment,
      ends_at: moment,
      venue: v.string(),
      district: districtSchema,
      quota: count,
      /** How many have signed up, where that is counted (decision 157). */
      joined: v.optional(v.nullable(count)),
      fee_cents: cents,
    }),
  ),
  /** What only tips have. */
  tip: v.nullable(v.object({ category: v.picklist(missionCategories), ages: v.string() })),
};

/**
 * An article in a list: news, an event or a tip.
 * @source spec §2; decision 6
 */
export const articleSummarySchema = v.object(summary);

/** An article with its body. */
export const articleSchema = v.object({ ...summary, body: html });

/** An article in a list. */
export type ArticleSummary = v.InferOutput<typeof articleSummarySchema>;

/** An article with its body. */
export type Article = v.InferOutput<typeof articleSchema>;
