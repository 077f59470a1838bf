import { style } from "@vanilla-extract/css";
import { media, zIndex } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, space, motion } = vars;
const anchor = "--gk-tooltip";

export const place = style({ position: "relative", display: "inline-block", anchorName: anchor, anchorScope: anchor });

export const bubble = style({
  position: "absolute",
  insetBlockEnd: "100%",
  insetInlineStart: "50%",
  translate: "-50% 0",
  zIndex: zIndex.toast,
  inlineSize: "max-content",
  maxInlineSize: `min(280px, 100vw - 2 * ${space[4]})`,
  marginBlock: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.md,
  background: color.bg.inverse,
  boxShadow: vars.shadow.paper2,
  color: color.text.inverse,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.ui,
  textAlign: "start",
  whiteSpace: "normal",
  visibility: "hidden",
  opacity: 0,
  transition: `opacity ${motion.duration.quick} ${motion.easing.out}, visibility ${motion.duration.quick}`,
  selectors: {
    [`${place}:is(:hover, :has(:focus-visible)):not([data-dismissed]) > &`]: { visibility: "visible", opacity: 1 },
    // Closes the gap, so that the pointer can cross over to the words.
    "&::before": { content: "", position: "absolute", inset: `calc(-1 * ${space[2]}) 0`, zIndex: -1 },
  },
  "@supports": {
    // Stays in the window, below the thing where there is no room above it, and is cut off by no scroll area.
    [`(anchor-scope: ${anchor})`]: {
      position: "fixed",
      inset: "auto",
      translate: "none",
      positionAnchor: anchor,
      positionArea: "block-start",
      positionTryFallbacks: "flip-block",
    },
  },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" }, print: { display: "none" } },
});
