import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { composed } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";
import { dark } from "../modal/dark.ts";
import type { DrawerSide } from "./Drawer.variants.ts";

const { color, space, motion, radius } = vars;

const from = createVar();
const slide = keyframes({ from: { opacity: 0, translate: from } });

/** A strip of the page stays in view, on a phone too: it is dark at any width. @source DESIGN §7 "Drawer" */
export const layer = composed({
  gridTemplateRows: "minmax(0, 100%)",
  padding: 0,
  backgroundColor: dark.backgroundColor,
  selectors: {
    "&[open]": { animation: dark.animation },
    // As from when it is closed, which it is a frame later.
    "&[data-leaving]": { opacity: 0, transition: `opacity ${motion.duration.quick}` },
  },
});

/**
 * Laid out while it is closed, so that only its painting is left when it opens. From when it has left it is above the window,
 * where nobody presses it, and a frame later the browser skips what is in it.
 */
export const kept = composed({
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

export const drawer = style({
  display: "flex",
  flexDirection: "column",
  gap: "18px",
  minInlineSize: 0,
  padding: "18px 20px 28px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: color.bg.page,
  boxShadow: vars.shadow.paper3,
  selectors: { "[open] > &": { animation: `${slide} ${motion.duration.base} ${motion.easing.out}` } },
  "@media": { [media.forcedColors]: { border: "2px solid CanvasText" } },
});

const beside = { inlineSize: `min(${vars.size.drawer}, 88vw)` };

export const side = styleVariants<Record<DrawerSide, object>>({
  start: {
    ...beside,
    vars: { [from]: "-40px 0" },
    justifySelf: "start",
    borderStartEndRadius: radius.xl,
    borderEndEndRadius: radius.cutLg.tl,
    selectors: { "&:dir(rtl)": { vars: { [from]: "40px 0" } } },
  },
  end: {
    ...beside,
    vars: { [from]: "40px 0" },
    justifySelf: "end",
    borderStartStartRadius: radius.xl,
    borderEndStartRadius: radius.cutLg.tl,
    selectors: { "&:dir(rtl)": { vars: { [from]: "-40px 0" } } },
  },
  bottom: {
    vars: { [from]: "0 40px" },
    alignSelf: "end",
    maxBlockSize: "88dvh",
    borderStartStartRadius: radius.xl,
    borderStartEndRadius: radius.cutLg.tl,
  },
});

export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space[3] });

export const title = style({ fontSize: vars.font.size["2xl"] });

/** At the foot of the drawer, and of what scrolls in it. */
export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  marginBlockStart: "auto",
  paddingBlockStart: space[2],
});
