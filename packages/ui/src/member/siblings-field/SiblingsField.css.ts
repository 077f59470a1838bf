import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const counts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 250px), 1fr))",
  gap: `${vars.space[3]} ${vars.space[8]}`,
  maxInlineSize: "600px",
});

export const count = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[3],
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
});
