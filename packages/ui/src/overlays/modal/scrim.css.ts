import { keyframes, style } from "@vanilla-extract/css";
import { media, zIndex } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { duration, easing } = vars.motion;

const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });

/** Lies between the page and what stands over it. */
const cover = style({
  position: "fixed",
  inset: 0,
  zIndex: zIndex.scrim,
  animation: `${appear} ${duration.base} ${easing.out}`,
  selectors: { "&[data-state='closed']": { animation: `${vanish} ${duration.quick} forwards` } },
});

/** Behind a pop-up: it darkens the page above 768 px only. @source spec §4, T28 */
export const scrim = style([cover, { "@media": { [media.overlay]: { background: vars.color.scrim } } }]);

/** Behind a drawer, which leaves a strip of the page in view on a phone too. @source DESIGN §7 "Drawer" */
export const veil = style([cover, { background: vars.color.scrim }]);
