import { createVar, keyframes } from "@vanilla-extract/css";
import { gutters, smallWindow } from "../../foundations/theme/gutter.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const gutter = createVar();

export const base = piece({
  vars: { [gutter]: vars.space[10] },
  marginInline: "auto",
  "@media": {
    [media.narrow]: { vars: { [gutter]: gutters.narrow } },
    [smallWindow]: { vars: { [gutter]: gutters.small } },
  },
});

export const width = pieceVariants(vars.size.container, (size) => ({
  inlineSize: `min(100% - 2 * ${gutter}, ${size})`,
}));

const drawn = keyframes({ to: { contentVisibility: "visible" } });
/** The same by another name: with it the wait begins anew. */
const drawnInEnglish = keyframes({ to: { contentVisibility: "visible" } });

/** A wait, and next to no length of time: while an animation runs the browser looks at the page with each frame. */
const firstTurn = 1;

/**
 * Drawn a second after the page's first view, or at once when its reader comes near; one section after the other, so that
 * none keeps the page from answering. What stands out of it (shadows, tilted stickers) is not cut off; until it was drawn
 * its height is a guess. What happens in it never moves what is around, so the browser need not look there. In another
 * language of the page it is drawn a second later again: the page answers with what its reader sees, and the height is that of
 * before.
 */
export const later = piece({
  contain: "layout style",
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 900px",
  overflowClipMargin: vars.space[16],
  animation: `${drawn} ${vars.motion.duration.instant} ${firstTurn}s step-end forwards`,
  selectors: {
    ":root:lang(en) &": { animationName: drawnInEnglish },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((turn) => [
        `:nth-of-type(6n + ${turn}) > &`,
        { animationDelay: `${firstTurn + turn / 10}s` },
      ]),
    ),
  },
});
