import { identities, languageId } from "@gk/domain";
import * as v from "valibot";
import { count, day, id, moment } from "./value.ts";

/**
 * The signed-in person.
 * @source spec §3; decisions 14 to 16
 */
export const userSchema = v.object({
  id,
  name: v.string(),
  email: v.string(),
  /** Null until the person says which caregiver they are. */
  gender: v.nullable(v.picklist(identities)),
  /** 0 while the e-mail address is not verified. */
  is_activated: v.picklist([0, 1]),
  /** The trial is active while now is before it; null is none. The spelling is the wire's (T82). */
  free_trail_finished_at: v.nullable(v.union([day, moment])),
  language_id: v.picklist(Object.values(languageId)),
  created_at: moment,
  /** False for an account that signs in only through another service. */
  has_password: v.boolean(),
  /** The services through which the account signs in. */
  social: v.array(v.picklist(["facebook", "google", "apple"])),
  has_image: v.boolean(),
  is_moderator: v.boolean(),
  /** Addition: whether a purchase of theirs was ever paid, so that offers for new users are not made (decision 68). */
  has_paid_order: v.optional(v.boolean()),
  /** Addition: how many children the account has (decision 129). */
  children_count: v.optional(count),
  /** Seconds until a verification mail can be sent again, counted by the provider (decision 40). */
  verification_resend_after: count,
  /** When a requested deletion takes effect (decision 16). */
  deletion_due_at: v.nullable(moment),
});

/** The signed-in person. */
export type User = v.InferOutput<typeof userSchema>;
