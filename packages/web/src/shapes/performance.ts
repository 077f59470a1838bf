import { missionCategories, missionStates } from "@gk/domain";
import * as v from "valibot";
import { count, day, html, id, month } from "./value.ts";

/**
 * What a child did in the app, as the app last synced it.
 * @source decision 21
 */
export const performanceSchema = v.object({
  missions: v.array(v.object({ month, category: v.picklist(missionCategories), completed: count })),
  /** Stickers. */
  stars: count,
  silver_stars: count,
  /** The latest first; absent where the provider does not tell (decision 103). */
  recent_missions: v.optional(
    v.array(
      v.object({ id, category: v.picklist(missionCategories), name: v.string(), state: v.picklist(missionStates) }),
    ),
  ),
  badges: v.array(
    v.object({
      id,
      slug: v.string(),
      kind: v.picklist(["special", "category"]),
      name: v.string(),
      count,
      earned_on: day,
    }),
  ),
  certificates: v.array(v.object({ id, tier: v.string(), name: v.string(), number: v.string(), issued_on: day })),
  /** Empty for a child that is not premium (decision 36). */
  monthly_reports: v.array(
    v.object({
      id,
      month,
      completed: count,
      stars: count,
      silver_stars: count,
      top_category: v.picklist(missionCategories),
      note: v.string(),
    }),
  ),
});

/** A monthly report as a file: a whole document that needs nothing else. */
export const reportFileSchema = v.object({ file_name: v.string(), html });

/** What a child did in the app. */
export type Performance = v.InferOutput<typeof performanceSchema>;
