import { momentOf } from "../date/hong-kong.ts";
import { addDays } from "../date/calendar.ts";
import type { IsoDate } from "../date/iso-date.ts";
import { freeTrialDays } from "../limit/limit.ts";
import type { ChildStatus } from "./subscription-code.ts";

/**
 * Whether a free trial is running: only while now is before its end. Null means none. A day without a time ends the
 * trial as the day begins in Hong Kong.
 * @source spec §3; T82
 */
export function isFreeTrialActive(freeTrailFinishedAt: string | null, now: Date | number): boolean {
  return freeTrailFinishedAt !== null && Number(now) < momentOf(freeTrailFinishedAt);
}

/**
 * The day on which the free trial of someone who registers today ends.
 * @source decision 14
 */
export function freeTrialEnd(registeredOn: IsoDate): IsoDate {
  return addDays(registeredOn, freeTrialDays);
}

/**
 * Where a child stands. The trial sits on the user and the plan on the child: a premium child is upgraded also during
 * a trial.
 * @source spec §4; T105
 */
export function childStatus(child: {
  readonly isPremium: boolean;
  readonly freeTrailFinishedAt: string | null;
  readonly now: Date | number;
}): ChildStatus {
  if (child.isPremium) return "upgraded";
  return isFreeTrialActive(child.freeTrailFinishedAt, child.now) ? "freeTrial" : "notUpgraded";
}
