import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const frame = piece({
  display: "grid",
  gap: "10px",
  justifyItems: "start",
  padding: `${vars.space[5]} 22px`,
  border: line.stitch,
  borderRadius: cut.sheet,
  background: vars.color.bg.sunken,
});

export const heading = style({
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
});

export const posts = style({ inlineSize: "100%", blockSize: "420px", border: 0, borderRadius: vars.radius.md });
