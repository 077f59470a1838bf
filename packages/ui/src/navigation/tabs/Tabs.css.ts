import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const panel = style({
  selectors: {
    "&:focus-visible": { outlineOffset: vars.space[1] },
    "&[data-state='inactive']": { display: "none", "@media": { "(scripting: none)": { display: "block" } } },
  },
});
