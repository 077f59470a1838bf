import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = piece({ display: "grid" });

export const variant = pieceVariants({
  rows: { gap: vars.space[2] },
  stitched: {},
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space[6]}`,
  selectors: {
    [`${variant.stitched} > & + &`]: { borderBlockStart: line.stitch },
    [`${variant.stitched} > &`]: {
      display: "grid",
      gridTemplateColumns: "minmax(120px, 2fr) 5fr",
      paddingBlock: vars.space[3],
      "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});

export const term = style({ color: vars.color.text.muted });

/** Dates and names stay whole. */
export const detail = style({
  minWidth: 0,
  fontWeight: vars.font.weight.bold,
  overflowWrap: "anywhere",
  wordBreak: "keep-all",
  selectors: { [`${variant.rows} &`]: { marginInlineStart: "auto", textAlign: "end" } },
});

export const figure = style({
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
});

export const saved = style({ color: vars.color.text.success });
