/** What is about to happen. @source spec §4 */
export const confirmKinds = ["update", "submit", "delete"] as const;
export type ConfirmKind = (typeof confirmKinds)[number];
