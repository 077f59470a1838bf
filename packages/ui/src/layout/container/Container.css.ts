import { createVar, keyframes } from "@vanilla-extract/css";
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

const drawn = keyframes({ "from, to": { contentVisibility: "visible" } });

/**
 * Drawn while its reader is near, and once a second after the page's first view, one section after the other, so that none
 * keeps the page from answering. From then on its height is known while it is not drawn, so that nothing moves; before,
 * it is a guess. A page of which most is not drawn answers sooner: its far sections are neither styled nor laid out anew.
 * What stands out of it (shadows, tilted stickers) is not cut off.
 */
export const later = piece({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 900px",
  overflowClipMargin: vars.space[16],
  animation: `${drawn} 1s 1s`,
  selectors: Object.fromEntries(
    [1, 2, 3, 4, 5].map((turn) => [`:nth-of-type(6n + ${turn}) > &`, { animationDelay: `${1 + turn / 10}s` }]),
  ),
  // Without motion there is no moment in which it would be drawn.
  "@media": { [media.still]: { contentVisibility: "visible" } },
});
