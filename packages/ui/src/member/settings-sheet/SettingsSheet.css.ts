import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
});

/** What a sheet, or a fact on it, is called, and across from it what can be done. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const row = piece({
  selectors: { "& + &": { paddingBlockStart: vars.space[4], borderBlockStart: line.stitch } },
});

export const saved = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.text.success,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
});
