import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const area = style({ resize: "vertical" });

export const count = style({
  marginBlockStart: vars.space[1],
  textAlign: "end",
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text.muted,
});
