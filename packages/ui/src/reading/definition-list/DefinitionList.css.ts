import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = style({ display: "grid" });

export const look = styleVariants({
  rows: { gap: vars.space[2] },
  stitched: {},
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space[6]}`,
  selectors: {
    [`${look.stitched} > & + &`]: { borderBlockStart: line.stitch },
    [`${look.stitched} > &`]: {
      display: "grid",
      gridTemplateColumns: "minmax(120px, 2fr) 5fr",
      paddingBlock: vars.space[3],
      "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});

export const term = style({ color: vars.color.text.muted });

export const detail = style({
  minWidth: 0,
  fontWeight: vars.font.weight.bold,
  overflowWrap: "anywhere",
  selectors: { [`${look.rows} &`]: { marginInlineStart: "auto", textAlign: "end" } },
});

export const figure = style({
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
});

export const saved = style({ color: vars.color.text.success });
