import { createVar } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const gutter = createVar();

export const base = piece({
  vars: { [gutter]: vars.space[10] },
  marginInline: "auto",
  "@media": {
    [media.narrow]: { vars: { [gutter]: vars.space[5] } },
    "(width < 360px)": { vars: { [gutter]: vars.space[4] } },
  },
});

export const width = pieceVariants(vars.size.container, (size) => ({
  inlineSize: `min(100% - 2 * ${gutter}, ${size})`,
}));

/**
 * Drawn when its reader comes near: a page answers without styling and laying out what is far away. What stands out of it
 * (shadows, tilted stickers) is not cut off; until it was drawn its height is a guess, the usual one of our sections. What
 * happens in it never moves what is around, so the browser need not look there.
 */
export const later = piece({
  contain: "layout style",
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 520px",
  overflowClipMargin: vars.space[16],
  "@media": { [media.narrow]: { containIntrinsicBlockSize: "auto 720px" } },
});
