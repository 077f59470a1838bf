import { media, zIndex } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";
import { darken } from "./darken.css.ts";

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

/**
 * Laid out while it is closed, so that only its painting is left when it opens. From when it has left it is above the window,
 * where nobody presses it, and a frame later the browser skips what is in it.
 */
export const kept = piece({
  selectors: {
    "&:not([open])": { display: "grid", "@media": { print: { display: "none" } } },
    "&:not([open], [inert])": { translate: "0 -200vh" },
    "&[data-away]": {
      "@supports": {
        "(content-visibility: hidden)": { contentVisibility: "hidden" },
        "not (content-visibility: hidden)": { display: "none" },
      },
    },
  },
});

const dark = {
  backgroundColor: color.scrim,
  selectors: { "&[open]": { animation: `${darken} ${motion.duration.base} ${motion.easing.out}` } },
};

/** Behind a pop-up: the page is darkened above 768 px only. @source spec §4, T28 */
export const popUp = piece({
  placeItems: "center",
  padding: vars.space[4],
  "@media": { [media.overlay]: dark },
});

/** Behind a drawer, which leaves a strip of the page in view on a phone too. @source DESIGN §7 "Drawer" */
export const drawer = piece({ gridTemplateRows: "minmax(0, 100%)", padding: 0, ...dark });
