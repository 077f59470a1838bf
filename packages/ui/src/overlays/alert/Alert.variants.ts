/** What an alert tells of. @source spec §4 */
export const alertTones = ["info", "success", "error"] as const;
export type AlertTone = (typeof alertTones)[number];
