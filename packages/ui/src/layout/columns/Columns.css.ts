import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.7fr) minmax(0, 1fr)",
  gap: vars.space[14],
  alignItems: "start",
  "@media": {
    [media.notFull]: { gap: vars.space[8] },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
