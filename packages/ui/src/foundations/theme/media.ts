import { breakpoint } from "./generated/base.ts";

const { sm, md, lg } = breakpoint;

/**
 * The three viewport breakpoints, as media queries. Between them use fluid grids and container queries.
 *
 * @source spec §9, DESIGN §4
 */
export const media = {
  /** Mobile layout: 926 px or narrower. */
  narrow: `(width <= ${md})`,
  /** Wide layout: above 926 px. */
  wide: `(width > ${md})`,
  /** One-row header and full compact bar: above 1250 px. */
  full: `(width > ${lg})`,
  /** Anything that does not have room for the one-row header. */
  notFull: `(width <= ${lg})`,
  /** Pop-ups darken the page behind them: above 768 px. */
  overlay: `(width > ${sm})`,
  still: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;

/** Stacking order of layers that leave the flow. */
export { zIndex } from "./generated/base.ts";
