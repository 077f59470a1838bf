import { style } from "@vanilla-extract/css";
import { piece } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

/** The words above a heading, after a kapok petal. */
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
