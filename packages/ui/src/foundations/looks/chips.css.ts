import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

/** Chips in a row, and in the next. */
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "10px",
  "@media": { [media.narrow]: { gap: vars.space[2] } },
});
