import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const frame = piece({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: "12px 14px 12px 26px",
  border: line.stitch,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.tintReward,
});

/** One press or one double click takes all of it. */
export const code = style({
  userSelect: "all",
  overflowWrap: "anywhere",
  fontSize: vars.font.size["3xl"],
  lineHeight: vars.font.lineHeight.tight,
});
