import { missionCategories } from "@gk/domain";
import * as v from "valibot";
import { id, moment } from "./value.ts";

/**
 * A wish on the tree, or waiting for a moderator.
 * @source decision 25
 */
export const wishRecordSchema = v.object({
  id,
  name: v.string(),
  category: v.picklist(missionCategories),
  wish: v.string(),
  created_at: moment,
});

/** A wish. */
export type Wish = v.InferOutput<typeof wishRecordSchema>;
