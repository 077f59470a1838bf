import { vars } from "../theme/vars.css.ts";

const { surface } = vars.color.bg;
const shade = vars.color.border.stitch;

/**
 * Paper for a table that scrolls sideways within it: shadows at its sides show that there is more that way. What is
 * hidden for the eye stays inside, wherever the paper is scrolled to.
 */
export const sideways = {
  position: "relative",
  overflowX: "auto",
  background: [
    `linear-gradient(90deg, ${surface} 30%, transparent) 0 / 40px 100% no-repeat local`,
    `linear-gradient(-90deg, ${surface} 30%, transparent) 100% / 40px 100% no-repeat local`,
    `linear-gradient(90deg, ${shade}, transparent) 0 / 10px 100% no-repeat scroll`,
    `linear-gradient(-90deg, ${shade}, transparent) 100% / 10px 100% no-repeat scroll`,
    surface,
  ].join(", "),
} as const;
