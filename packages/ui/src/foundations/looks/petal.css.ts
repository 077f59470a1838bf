import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

/** A kapok petal lies under the entry of the page that is shown. @source DESIGN §7 "Header" */
export const petal = style({
  position: "relative",
  selectors: {
    "&[aria-current='page']::after": {
      content: "",
      position: "absolute",
      inset: "auto auto 1px 50%",
      inlineSize: "30px",
      blockSize: "10px",
      translate: "-50% 0",
      background: vars.color.promo.bg,
      clipPath: "path('M0 5Q14 -2 30 5Q14 12 0 5Z')",
      forcedColorAdjust: "none",
    },
  },
});
