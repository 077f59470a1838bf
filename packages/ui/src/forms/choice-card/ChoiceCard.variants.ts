/** `sheet` is a large card with a picture, `line` one row. */
export const choiceCardShapes = ["sheet", "line"] as const;
export type ChoiceCardShape = (typeof choiceCardShapes)[number];
