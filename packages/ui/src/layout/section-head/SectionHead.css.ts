import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const head = piece({
  display: "grid",
  gap: vars.space[4],
  maxInlineSize: vars.size.container.text,
  overflowWrap: "anywhere",
});

export const align = pieceVariants({
  center: { marginInline: "auto", justifyItems: "center", textAlign: "center" },
  start: { justifyItems: "start" },
});

export const lead = piece({ fontSize: vars.font.size.lg, textWrap: "pretty" });

export const tone = pieceVariants({
  paper: { color: vars.color.text.secondary },
  night: { color: vars.color.text.inverseMuted },
  soil: { color: palette.bark[200] },
});

export const eyebrow = piece({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.4,
  "::before": {
    content: "''",
    inlineSize: "26px",
    blockSize: "10px",
    background: vars.color.promo.bg,
    clipPath: "path('M0 5Q12 -2 26 5Q12 12 0 5Z')",
  },
});

/** The sentences under the small headings of a section. */
export const description = style({
  fontSize: vars.font.size.sm,
  lineHeight: 1.6,
  textWrap: "pretty",
  selectors: { "&:lang(zh)": { fontSize: "1rem", lineHeight: 1.7 } },
});
