/** `chips` in forms, `list` in a narrow column such as a filter. */
export const chipsFieldLooks = ["chips", "list"] as const;
export type ChipsFieldLook = (typeof chipsFieldLooks)[number];
