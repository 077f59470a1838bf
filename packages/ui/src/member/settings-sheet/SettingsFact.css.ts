import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const fact = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  scrollMarginBlockStart: vars.space[6],
});

export const stands = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

export const term = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const value = style({ fontWeight: vars.font.weight.bold, overflowWrap: "anywhere" });

export const hint = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});
