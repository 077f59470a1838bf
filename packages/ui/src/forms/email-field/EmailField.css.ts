import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

/** There from the start: a live region that comes with its words is not announced. */
export const suggestion = style({
  display: "block",
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[1] } },
});
