import { style } from "@vanilla-extract/css";
import { description } from "../../foundations/looks/section.css.ts";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const thread = palette.eggtart[600];

export const flow = piece({
  position: "relative",
  "@media": { [media.wide]: { paddingBlockEnd: "60px" } },
});

export const path = style({
  position: "absolute",
  insetBlockStart: 0,
  inlineSize: "100%",
  blockSize: "190px",
  fill: "none",
  stroke: thread,
  strokeWidth: 4,
  strokeDasharray: "2 15",
  strokeLinecap: "round",
  "@media": { [media.narrow]: { display: "none" } },
});

export const steps = style({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  "@media": { [media.narrow]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr)", gap: "30px" } },
});

export const step = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: vars.space[2],
  textAlign: "center",
  overflowWrap: "anywhere",
  "@media": {
    [media.wide]: { selectors: { "&:nth-child(even)": { translate: "0 56px" } } },
    [media.narrow]: {
      gridTemplateColumns: "132px minmax(0, 1fr)",
      columnGap: "18px",
      rowGap: vars.space[1],
      justifyItems: "start",
      alignItems: "start",
      textAlign: "start",
      selectors: {
        "&:not(:last-child)::after": {
          content: "''",
          position: "absolute",
          insetBlockStart: "100%",
          insetInlineStart: vars.space[16],
          blockSize: "26px",
          borderInlineStart: `4px dotted ${thread}`,
        },
      },
    },
  },
});

export const scene = style({
  inlineSize: "100%",
  maxInlineSize: "230px",
  "@media": {
    // The shape of most of them for all, so that the titles stand on two lines by turns.
    [media.wide]: { aspectRatio: "260 / 220", objectFit: "contain" },
    [media.narrow]: { gridRow: "1 / span 2", inlineSize: "132px" },
  },
});

export const title = style({ "@media": { [media.narrow]: { alignSelf: "end" } } });
export const body = style([description, { "@media": { [media.wide]: { textWrap: "balance" } } }]);
