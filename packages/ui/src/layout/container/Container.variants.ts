/** At most 720, 760, 1200 and 1360 px. */
export const containerWidths = ["text", "form", "page", "wide"] as const;
export type ContainerWidth = (typeof containerWidths)[number];
