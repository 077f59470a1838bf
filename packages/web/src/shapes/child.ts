import { childCaregivers, childStatuses } from "@gk/domain";
import * as v from "valibot";
import { childAnswers } from "./child-answers.ts";
import { pictured } from "./pictured.ts";
import { subscriptionSchema } from "./subscription.ts";
import { count, day, id } from "./value.ts";

/**
 * A caregiver account of a premium child; not one of the child form's caregiver numbers (T74).
 * @source decision 20
 */
export const caregiverUserSchema = v.object({
  id,
  email: v.string(),
  /** Null until the invitation is accepted. */
  name: v.nullable(v.string()),
  caregiver: v.nullable(v.picklist(childCaregivers)),
  /** `refused`: the address takes no invitations (decision 71). */
  status: v.picklist(["invited", "active", "refused"]),
  added_on: day,
});

/**
 * A child, with its plan and caregiver accounts.
 * @source spec §3; decision 17
 */
export const childRecordSchema = v.object({
  id,
  ...childAnswers,
  ...pictured,
  is_premium: v.boolean(),
  has_prize: v.boolean(),
  /** A premium child during a trial is upgraded (T105). */
  status: v.picklist(childStatuses),
  silver_stars: count,
  prize_stage_id: v.nullable(id),
  subscription: v.nullable(subscriptionSchema),
  caregiver_users: v.array(caregiverUserSchema),
  /** The special activities that the child joined. */
  activity_ids: v.array(id),
  /**
   * Who shares the child, for a caregiver who looks at it: then without plan and caregiver accounts (decision 71).
   * Absent for a child of one's own.
   */
  shared_by: v.optional(v.string()),
});

/** A caregiver account of a premium child. */
export type CaregiverUser = v.InferOutput<typeof caregiverUserSchema>;

/** A child, with its plan and caregiver accounts. */
export type Child = v.InferOutput<typeof childRecordSchema>;
