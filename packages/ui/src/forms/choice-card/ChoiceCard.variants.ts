/** `sheet` is a large card with a picture, `line` one row. */
export const choiceCardVariants = ["sheet", "line"] as const;
export type ChoiceCardVariant = (typeof choiceCardVariants)[number];
