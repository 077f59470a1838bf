import { childGenders } from "@gk/domain";
import * as v from "valibot";
import { calledChild } from "./called-child.ts";
import { pictured } from "./pictured.ts";
import { day, id } from "./value.ts";

/**
 * A child whose parent invited the member as a caregiver. Until that is accepted it says no more than the invitation.
 * @source decision 71
 */
export const sharedChildSchema = v.object({
  /** The number of the caregiver account, by which it is accepted and left. */
  id,
  status: v.picklist(["invited", "active"]),
  /** The parent who shares the child. */
  shared_by: v.string(),
  added_on: day,
  child: v.object({
    ...calledChild,
    gender: v.picklist(childGenders),
    ...pictured,
  }),
});

/** A child whose parent invited the member as a caregiver. */
export type SharedChild = v.InferOutput<typeof sharedChildSchema>;
