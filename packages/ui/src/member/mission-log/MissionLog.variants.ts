import type { TagTone } from "../../controls/tag/index.ts";

/** How a mission stands between parent and child. @source spec §4 "Mission flow" */
export const missionStates = ["sent", "accepted", "rejected", "reported", "approved", "expired"] as const;
export type MissionState = (typeof missionStates)[number];

export const missionTones: Record<MissionState, TagTone> = {
  sent: "neutral",
  accepted: "started",
  rejected: "off",
  reported: "waiting",
  approved: "success",
  expired: "off",
};
