import { hongKongToday, type IsoDate, isFreeTrialActive, momentOf } from "@gk/domain";
import type { User } from "@gk/web";

/**
 * The last day in Hong Kong of which a member's free trial has a part, while it is active (T82): it ends before its moment,
 * which most often is the first of a day.
 */
export function trialEndsOn({ free_trail_finished_at }: User, now: Date): IsoDate | undefined {
  if (!free_trail_finished_at || !isFreeTrialActive(free_trail_finished_at, now)) return undefined;
  return hongKongToday(momentOf(free_trail_finished_at) - 1);
}
