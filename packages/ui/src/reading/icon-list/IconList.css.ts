import { style } from "@vanilla-extract/css";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = piece({ display: "grid" });
export const emphasis = pieceVariants({ term: {}, text: {} });

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
  selectors: {
    [`${emphasis.text} &`]: { background: vars.color.feedback.success.bg, color: vars.color.feedback.success.text },
  },
});

export const term = style({
  fontWeight: vars.font.weight.bold,
  selectors: {
    [`${emphasis.text} &`]: {
      color: vars.color.text.muted,
      fontSize: vars.font.size.sm,
      fontWeight: vars.font.weight.regular,
    },
  },
});

export const text = style({
  color: vars.color.text.secondary,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
  textWrap: "pretty",
  selectors: {
    [`${emphasis.text} &`]: { color: vars.color.text.primary, fontWeight: vars.font.weight.bold },
  },
});
