import { style } from "@vanilla-extract/css";

export const legend = style({ marginBlockEnd: "14px" });
