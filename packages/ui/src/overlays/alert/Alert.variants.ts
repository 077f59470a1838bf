/** What an alert tells of. @source spec §4 */
export const alertKinds = ["info", "success", "error"] as const;
export type AlertKind = (typeof alertKinds)[number];
