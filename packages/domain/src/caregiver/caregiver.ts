import { emailField, normalizeEmail } from "../email/email.ts";
import { form } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";

/**
 * The body of `POST /children/{id}/caregivers`, which invites a caregiver *account* (T74).
 * @errors caregiver.email.required, caregiver.email.invalid, email.tooLong
 * @source spec §5; decision 20
 */
export const caregiverSchema = form({ email: emailField("caregiver.email") });

/**
 * Why an address cannot be a caregiver's: it is the member's own or already one; undefined when it can.
 * @source decision 49
 */
export function caregiverEmailRefusal(
  email: string,
  known: { readonly own: string; readonly caregivers: readonly string[] },
): Extract<IssueKey, `caregiver.email.${string}`> | undefined {
  const wanted = normalizeEmail(email);
  if (wanted === normalizeEmail(known.own)) return "caregiver.email.self";
  return known.caregivers.some((other) => normalizeEmail(other) === wanted) ? "caregiver.email.duplicate" : undefined;
}

/**
 * Why a child cannot have one more caregiver account, as the last part of an `error.*` key; undefined when it can.
 * @source spec §5, §6 and §8; decision 20
 */
export function caregiverQuotaRefusal(child: {
  readonly isPremium: boolean;
  readonly caregivers: number;
  readonly maxCaregivers: number;
}): "childNotPremium" | "caregiverQuotaFull" | undefined {
  if (!child.isPremium) return "childNotPremium";
  return child.caregivers >= child.maxCaregivers ? "caregiverQuotaFull" : undefined;
}
