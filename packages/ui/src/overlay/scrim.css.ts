import { keyframes, style } from "@vanilla-extract/css";
import { media, zIndex } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

const { duration, easing } = vars.motion;

const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });

/** Lies between the page and an overlay. It darkens the page above 768 px only. @source spec §4, T28 */
export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: zIndex.scrim,
  animation: `${appear} ${duration.base} ${easing.out}`,
  selectors: { "&[data-state='closed']": { animation: `${vanish} ${duration.quick} forwards` } },
  "@media": { [media.overlay]: { background: vars.color.scrim } },
});
