import { style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const button = piece({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.control.lg,
  padding: `6px ${vars.space[5]} 6px ${vars.space[4]}`,
  borderRadius: cut.field,
  background: vars.color.bg.inverse,
  color: vars.color.text.inverse,
  lineHeight: 1.2,
  textDecoration: "none",
  selectors: { "&:hover": hovered({ background: vars.color.border.inverse }) },
  "@media": { [media.forcedColors]: { border: "2px solid LinkText" } },
});

export const mark = style({ inlineSize: "26px", blockSize: "26px" });

export const action = style({
  display: "block",
  color: vars.color.text.inverseMuted,
  fontSize: vars.font.size.xs,
  selectors: { "&:lang(zh)": { fontSize: `max(${vars.font.size.xs}, 0.875rem)` } },
});

export const name = style({
  display: "block",
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});

/**
 * On a phone that is no iPhone, Google's store stands first. Only WebKit on a phone knows the property, so no script and
 * no look at who asks is needed, and pages can be kept for everybody.
 */
export const store = pieceVariants({
  apple: {},
  google: {
    "@supports": {
      "not (-webkit-touch-callout: none)": { "@media": { [media.touch]: { order: -1 } } },
    },
  },
});
