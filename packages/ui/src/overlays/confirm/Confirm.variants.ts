/** What is about to happen: a change, something that is sent, something that is lost. @source spec §4 */
export const confirmTones = ["info", "reward", "danger"] as const;
export type ConfirmTone = (typeof confirmTones)[number];
