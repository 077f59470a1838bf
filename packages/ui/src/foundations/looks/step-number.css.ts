import { style } from "@vanilla-extract/css";
import { palette } from "../theme/generated/base.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

/** The pebble with a step's number, on the corner of its picture. */
export const number = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: "6px",
  insetInlineStart: "6px",
  display: "grid",
  placeItems: "center",
  inlineSize: "46px",
  blockSize: "50px",
  borderRadius: "60% 40% 56% 44% / 64% 56% 44% 36%",
  background: palette.kapok[700],
  color: vars.color.text.onPrimary,
  fontSize: vars.font.size.xl,
  "@media": {
    [media.narrow]: {
      insetBlockStart: "-4px",
      insetInlineStart: "-4px",
      inlineSize: "36px",
      blockSize: "40px",
      fontSize: vars.font.size.lg,
    },
  },
});
