/** @source spec §4 pop-ups */
export const alertKinds = ["info", "success", "error"] as const;
export type AlertKind = (typeof alertKinds)[number];
