import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = piece({ display: "grid" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space[4],
  paddingBlock: vars.space[4],
  selectors: { "& + &": { borderBlockStart: line.stitch } },
});

export const icon = style({
  gridRow: "1 / span 2",
  boxSizing: "border-box",
  inlineSize: "48px",
  blockSize: "48px",
  padding: vars.space[3],
  borderRadius: "50%",
  background: vars.color.feedback.info.bg,
  color: vars.color.feedback.info.text,
});

export const term = style({ fontWeight: vars.font.weight.bold });
export const text = style({ color: vars.color.text.secondary, lineHeight: 1.6, textWrap: "pretty" });
