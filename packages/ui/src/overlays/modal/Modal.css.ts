import { media, zIndex } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";
import { dark } from "./dark.ts";

const { color, font, motion } = vars;

/**
 * Covers the window, so that a press beside the sheet is one on the layer. It is the layer that darkens the page, and not
 * `::backdrop`, which knows no variables in some of our browsers. Language, direction and theme come from around it; how the
 * text around it is set does not.
 */
export const layer = piece({
  position: "fixed",
  inset: 0,
  zIndex: zIndex.dialog,
  inlineSize: "auto",
  blockSize: "auto",
  maxInlineSize: "none",
  maxBlockSize: "none",
  margin: 0,
  border: 0,
  overflow: "hidden",
  backgroundColor: "transparent",
  color: color.text.primary,
  fontSize: font.size.md,
  fontWeight: font.weight.regular,
  lineHeight: font.lineHeight.body,
  textAlign: "start",
  whiteSpace: "normal",
  selectors: {
    "&[open]": { display: "grid" },
    "&::backdrop": { display: "none" },
    // Where browsers can't wait with `display`, it is gone at once. Inertness, which is a property too, waits for nothing: who
    // opens it again while it leaves could not be given the focus.
    "&:not([open])": {
      opacity: 0,
      transition: `${motion.duration.quick} allow-discrete`,
      transitionProperty: "opacity, display, overlay",
    },
  },
});

/** Behind a pop-up: the page is darkened above 768 px only. @source spec §4, T28 */
export const popUp = piece({
  placeItems: "center",
  padding: vars.space[4],
  "@media": { [media.overlay]: dark },
});
