import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const count = style({
  fontWeight: vars.font.weight.bold,
  marginInlineStart: vars.space[4],
  whiteSpace: "nowrap",
});
export const groups = style({ display: "grid", gap: vars.space[4] });
export const group = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  color: vars.color.text.secondary,
});
export const full = style({
  selectors: { "&:empty": { display: "none" } },
  display: "block",
  marginBlockStart: vars.space[2],
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
  color: vars.color.text.warning,
});
