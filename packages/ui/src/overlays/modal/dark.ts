import { vars } from "../../foundations/theme/vars.css.ts";
import { darken } from "./darken.css.ts";

/** Over the page behind what is open, which darkens as it opens. */
export const dark = {
  backgroundColor: vars.color.scrim,
  animation: `${darken} ${vars.motion.duration.base} ${vars.motion.easing.out}`,
};
