import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** The pictures are 260 : 220. */
const picture = { wide: 190, narrow: 104 };
const gap = { wide: vars.space[12], narrow: vars.space[8] };

export const steps = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: gap.wide,
  "@media": { [media.narrow]: { gap: gap.narrow } },
});

export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${picture.wide}px minmax(0, 1fr)`,
  alignItems: "start",
  columnGap: vars.space[8],
  "@media": { [media.narrow]: { gridTemplateColumns: `${picture.narrow}px minmax(0, 1fr)`, columnGap: vars.space[4] } },
  selectors: {
    // The stitches lead from a picture to the one below it, however long the text beside it is.
    "&:not(:last-child)::before": {
      content: "''",
      position: "absolute",
      insetBlockStart: `${picture.wide * 0.85}px`,
      insetBlockEnd: `calc(-1 * ${gap.wide})`,
      insetInlineStart: `${picture.wide / 2 - 2}px`,
      borderInlineStart: `4px dotted ${palette.eggtart[600]}`,
      "@media": {
        [media.narrow]: {
          insetBlockStart: `${picture.narrow * 0.85}px`,
          insetBlockEnd: `calc(-1 * ${gap.narrow})`,
          insetInlineStart: `${picture.narrow / 2 - 2}px`,
        },
      },
    },
  },
});

export const scene = style({ position: "relative", inlineSize: "100%" });
export const words = style({ display: "grid", gap: vars.space[3], paddingBlockStart: vars.space[2] });
