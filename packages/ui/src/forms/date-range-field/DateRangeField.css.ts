import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

/** Beside each other where there is room for both days. */
export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: vars.space[3],
});

export const day = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

export const name = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

/** Safari draws a day without a box of its own, in the middle. */
export const input = style({
  appearance: "none",
  selectors: { "&::-webkit-date-and-time-value": { textAlign: "start" } },
});
