import { dayMs } from "../date/day-length.ts";
import { missionWindowDays } from "./mission.ts";

/**
 * The states of a mission, worded by `performance.mission.status.*`.
 * @source spec §4
 */
export const missionStates = ["sent", "accepted", "rejected", "reported", "approved", "expired"] as const;

/** The state of a mission. */
export type MissionState = (typeof missionStates)[number];

const next: Readonly<Record<MissionState, readonly MissionState[]>> = {
  sent: ["accepted", "rejected"],
  accepted: ["reported", "expired"],
  rejected: ["sent"],
  reported: ["approved", "expired"],
  approved: [],
  expired: ["sent"],
};

/**
 * Whether a mission in one state may enter another: sent, accepted or rejected with an explanation, reported, approved;
 * a rejected or expired one may be sent again.
 * @source spec §4
 */
export function canMissionBecome(from: MissionState, to: MissionState): boolean {
  return next[from].includes(to);
}

/**
 * The moment until which an accepted mission is to be completed or a reported one approved; null in other states.
 * @units milliseconds since 1970
 * @source spec §4 and §9
 */
export function missionDeadline(state: MissionState, since: Date | number): number | null {
  if (state === "accepted") return Number(since) + missionWindowDays.completion * dayMs;
  return state === "reported" ? Number(since) + missionWindowDays.approval * dayMs : null;
}
