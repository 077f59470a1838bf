/** What is about to happen. @source spec §4 pop-ups (update, submit); the comps add delete */
export const confirmKinds = ["update", "submit", "delete"] as const;
export type ConfirmKind = (typeof confirmKinds)[number];
