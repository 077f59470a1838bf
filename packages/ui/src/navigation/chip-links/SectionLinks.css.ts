import { createVar, globalStyle } from "@vanilla-extract/css";
import { gutters, smallWindow } from "../../foundations/theme/gutter.ts";
import { media } from "../../foundations/theme/media.ts";
import { composed } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const gutter = createVar();
/** Room for the line around what has the focus, which the row would cut off. */
const around = vars.space[2];

export const row = composed({
  "@media": {
    // Chips run from edge to edge of the window.
    [media.narrow]: {
      vars: { [gutter]: gutters.narrow },
      overflowX: "auto",
      scrollbarWidth: "none",
      scrollPaddingInline: gutter,
      margin: `calc(${around} * -1) calc(${gutter} * -1)`,
    },
    [smallWindow]: { vars: { [gutter]: gutters.small } },
  },
});

globalStyle(`${row} > ul`, {
  "@media": {
    [media.narrow]: {
      flexWrap: "nowrap",
      inlineSize: "max-content",
      marginInline: "auto",
      padding: `${around} ${gutter}`,
      whiteSpace: "nowrap",
    },
  },
});
