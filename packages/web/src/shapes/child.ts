import { childCaregivers, childGenders, childStatuses, schoolTypes, transports, yearLevels } from "@gk/domain";
import * as v from "valibot";
import { subscriptionSchema } from "./subscription.ts";
import { count, day, id } from "./value.ts";

const flag = v.picklist([0, 1]);

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
  status: v.picklist(["invited", "active"]),
  added_on: day,
});

/**
 * A child, with its plan and caregiver accounts.
 * @source spec §3; decision 17
 */
export const childRecordSchema = v.object({
  id,
  name: v.string(),
  nickname: v.nullable(v.string()),
  gender: v.picklist(childGenders),
  date_of_birth: day,
  school_type: v.picklist(schoolTypes),
  year_level: v.picklist(yearLevels),
  /** Elder brothers, younger brothers, elder sisters, younger sisters (T69). */
  siblings: v.tuple([count, count, count, count]),
  caregivers: v.array(v.picklist(childCaregivers)),
  /** The id of a district. */
  area_id: id,
  has_club_house: flag,
  has_pet: flag,
  transport: v.array(v.picklist(transports)),
  eca: v.array(id),
  begin_score: count,
  has_image: v.boolean(),
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
});

/** A caregiver account of a premium child. */
export type CaregiverUser = v.InferOutput<typeof caregiverUserSchema>;

/** A child, with its plan and caregiver accounts. */
export type Child = v.InferOutput<typeof childRecordSchema>;
