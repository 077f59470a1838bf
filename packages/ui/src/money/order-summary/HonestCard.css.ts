import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = piece({
  display: "grid",
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: cut.panel,
  background: vars.color.bg.sunken,
});

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space[3],
  lineHeight: vars.font.lineHeight.ui,
});

export const icon = style({ marginBlockStart: "0.05em", color: vars.color.text.link });
