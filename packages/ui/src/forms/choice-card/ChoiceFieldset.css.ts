import { style } from "@vanilla-extract/css";

/** On the line of its star. */
export const heading = style({ display: "inline" });
export const answers = style({ marginBlockStart: "14px" });
