import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const parts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3], maxInlineSize: "480px" });
export const part = style({ flex: "1 1 88px", minInlineSize: 0 });
export const year = style({ flexGrow: 1.3 });
export const label = style({
  display: "block",
  marginBlockEnd: vars.space[1],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  color: vars.color.text.muted,
});
export const advice = style({ marginBlockStart: vars.space[3] });
