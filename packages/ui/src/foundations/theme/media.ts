import { breakpoint } from "./generated/base.ts";

/** Mobile layout: 926 px or narrower. By itself for components, which need no other at run time. */
export const narrowWindow = `(width <= ${breakpoint.md})`;

/**
 * The three viewport breakpoints, as media queries. Between them use fluid grids and container queries.
 *
 * @source spec §9, DESIGN §4
 */
export const media = {
  narrow: narrowWindow,
  /** Wide layout: above 926 px. */
  wide: `(width > ${breakpoint.md})`,
  /** One-row header and full compact bar: above 1250 px. */
  full: `(width > ${breakpoint.lg})`,
  /** Anything that does not have room for the one-row header. */
  notFull: `(width <= ${breakpoint.lg})`,
  /** Wide layout where the header has two rows: above 926 px, up to 1250 px. */
  between: `(${breakpoint.md} < width <= ${breakpoint.lg})`,
  /** Pop-ups darken the page behind them: above 768 px. */
  overlay: `(width > ${breakpoint.sm})`,
  /** A mouse, or what else can rest on a thing before it presses it. */
  hover: "(hover: hover)",
  /** A phone or a tablet: pressed by a finger, which can't hover. */
  touch: "(hover: none) and (pointer: coarse)",
  still: "(prefers-reduced-motion: reduce)",
  moreContrast: "(prefers-contrast: more)",
  forcedColors: "(forced-colors: active)",
} as const;

/** The breakpoints, and the stacking order of layers that leave the flow. */
export { breakpoint, zIndex } from "./generated/base.ts";
