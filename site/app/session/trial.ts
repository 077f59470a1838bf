import { hongKongToday, type IsoDate, isFreeTrialActive, momentOf } from "@gk/domain";
import type { User } from "@gk/web";

/** The last day of a member's free trial in Hong Kong, while it is active (T82). */
export function trialEndsOn({ free_trail_finished_at }: User, now: Date): IsoDate | undefined {
  if (!free_trail_finished_at || !isFreeTrialActive(free_trail_finished_at, now)) return undefined;
  return hongKongToday(momentOf(free_trail_finished_at));
}
