import { keyframes, style } from "@vanilla-extract/css";
import { zIndex } from "../theme/media.ts";
import { piece, pieceVariants } from "../theme/piece.ts";
import { cut, line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

const { color, motion, shadow, space } = vars;
const name = "--gk-anchor";
/** Of a browser that places a sheet at its anchor by itself. */
const places = "(anchor-scope: all)";
const hasNoPopovers = "not selector(:popover-open)";
const rise = keyframes({ from: { opacity: 0, translate: `0 ${motion.distance.enter}` } });

/** Around what is pressed and the sheet that belongs to it: each finds its own anchor. */
export const scope = style({ position: "relative", anchorScope: name });

/** What the sheet stands at. */
export const anchor = style({ anchorName: name });

/**
 * The sheet: in the browser's top layer, at its anchor. Where the browser does not place it, `placeBelow` does, and before
 * scripts it stands in the middle; where there are no popovers, it shows before scripts while the focus is in its scope.
 */
export const sheet = piece({
  zIndex: zIndex.raised,
  margin: "auto",
  padding: space[2],
  inlineSize: "max-content",
  maxInlineSize: `min(24rem, 100vw - 2 * ${space[4]})`,
  maxBlockSize: `calc(100dvh - 2 * ${space[4]})`,
  overflowY: "auto",
  border: line.sheet,
  borderRadius: cut.panel,
  background: color.bg.surface,
  color: color.text.primary,
  boxShadow: shadow.paper2,
  animation: `${rise} ${motion.duration.quick} ${motion.easing.out}`,
  selectors: { "&[hidden]": { display: "none" } },
  "@supports": {
    [places]: {
      inset: "auto",
      marginBlock: space[2],
      marginInline: 0,
      positionAnchor: name,
      positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    },
    [hasNoPopovers]: {
      position: "absolute",
      insetBlockStart: "100%",
      marginBlock: space[2],
      selectors: { [`${scope}:not(:focus-within) > &:not([data-shown])`]: { display: "none" } },
    },
  },
});

/** With which edge of its anchor it is in line. */
export const align = pieceVariants({
  start: {
    "@supports": {
      [places]: { positionArea: "self-block-end span-self-inline-end" },
      [hasNoPopovers]: { insetInlineStart: 0 },
    },
  },
  end: {
    "@supports": {
      [places]: { positionArea: "self-block-end span-self-inline-start" },
      [hasNoPopovers]: { insetInlineEnd: 0 },
    },
  },
});
