import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";
import type { DrawerSide } from "./Drawer.variants.ts";

const { color, space, motion, radius } = vars;

const from = createVar();
const slide = keyframes({ from: { opacity: 0, translate: from } });

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
