import * as v from "valibot";
import { count, day, html, id, illustration } from "./value.ts";

const summary = {
  id,
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  starts_on: day,
  ends_on: day,
  /** The last day on which a child can join. */
  join_by: day,
  quota: count,
  joined: count,
  /** Whether it can be joined: not before `open`; `closed` after `join_by`, `ended` after `ends_on`. */
  status: v.picklist(["upcoming", "open", "full", "closed", "ended"]),
  premium_only: v.boolean(),
  illustration,
};

/**
 * A special activity in a list. Which children joined stands in the child, since public answers know no member.
 * @source decision 26
 */
export const activitySummarySchema = v.object(summary);

/** A special activity with its description. */
export const activitySchema = v.object({ ...summary, description: html, how_to: v.array(v.string()) });

/** A special activity in a list. */
export type ActivitySummary = v.InferOutput<typeof activitySummarySchema>;

/** A special activity with its description. */
export type Activity = v.InferOutput<typeof activitySchema>;
