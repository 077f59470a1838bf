import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { space } = vars;
/** How many items the carousel's own width has room for. */
const room = createVar();
const most = createVar();
const gap = createVar();
/** Keeps rings and shadows of items from being cut where the view ends. */
const rim = createVar();

export const carousel = piece({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[2],
  "@media": { "(scripting: none)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Both buttons come before the items for the keyboard, and stand on either side of them for the eye. */
export const step = style({
  gridRow: 1,
  selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
  "@media": { "(scripting: none)": { display: "none" } },
});

export const next = style([step, { gridColumn: 3 }]);

/** Scrolls by the finger, the wheel and the keyboard without scripts. */
const scroller = style({
  gridArea: "1 / 2",
  position: "relative",
  display: "flex",
  gap,
  margin: `calc(-1 * ${rim})`,
  padding: rim,
  scrollPaddingInline: rim,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  vars: { [room]: "1" },
  selectors: {
    // Only while a button moves it: what Tab reaches is there at once.
    "&[data-gliding]": { "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } } },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.border.width.focus})` },
  },
  "@media": { "(scripting: none)": { gridArea: "auto" } },
});

export const view = styleVariants({
  // Chinese says the same in less room.
  sm: [
    scroller,
    {
      vars: { [gap]: space[1], [rim]: "0px" },
      "@container": {
        "(width >= 12rem)": { selectors: { "&:lang(zh)": { vars: { [room]: "2" } } } },
        "(width >= 17rem)": { vars: { [room]: "2" }, selectors: { "&:lang(zh)": { vars: { [room]: "3" } } } },
        "(width >= 24rem)": { vars: { [room]: "3" } },
      },
    },
  ],
  md: [
    scroller,
    {
      vars: { [gap]: space[5], [rim]: space[2] },
      "@container": {
        "(width >= 36rem)": { vars: { [room]: "2" } },
        "(width >= 54rem)": { vars: { [room]: "3" } },
      },
    },
  ],
});

export const perSlide = styleVariants({ 1: "1", 2: "2", 3: "3" }, (count) => ({ vars: { [most]: count } }));

const shown = `min(${room}, ${most})`;

export const item = style({
  display: "grid",
  flex: `0 0 calc((100% - (${shown} - 1) * ${gap}) / ${shown})`,
  minInlineSize: 0,
  scrollSnapAlign: "start",
});
