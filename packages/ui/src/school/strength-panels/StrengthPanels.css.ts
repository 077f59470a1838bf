import { style, styleVariants } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const between = "64px";
const thread = palette.eggtart[600];

export const panels = piece({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: between,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] } },
});

export const panel = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[5],
  padding: `${vars.space[7]} ${vars.space[8]}`,
  border: "1px solid",
  borderRadius: cut.sheet,
  containerType: "inline-size",
  selectors: {
    "&:nth-child(even)": { borderRadius: cut.sheetMirrored },
    // To the right, and from there down to the left again; on a phone always down.
    "&:not(:last-child)::after": {
      content: "''",
      position: "absolute",
      insetBlockStart: "50%",
      insetInlineStart: "calc(100% + 8px)",
      inlineSize: `calc(${between} - 16px)`,
      borderBlockStart: `4px dotted ${thread}`,
    },
    "&:nth-child(even)::after": { display: "none" },
  },
  "@media": {
    [media.narrow]: {
      padding: `${vars.space[5]} ${vars.space[4]}`,
      selectors: {
        "&:not(:last-child)::after": {
          display: "block",
          insetBlockStart: "calc(100% + 3px)",
          insetInlineStart: "50%",
          inlineSize: "auto",
          blockSize: `calc(${vars.space[8]} - 6px)`,
          borderBlockStart: 0,
          borderInlineStart: `4px dotted ${thread}`,
        },
      },
    },
  },
});

export const paper = styleVariants(vars.color.strength, ({ tint, soft }) => ({ background: tint, borderColor: soft }));

/** From the middle of the right panel to the middle of the left one in the next row. */
export const turn = style({
  display: "none",
  position: "absolute",
  insetBlockStart: "calc(100% + 8px)",
  insetInlineStart: `calc(-50% - ${between})`,
  inlineSize: `calc(100% + ${between})`,
  blockSize: `calc(${between} - 16px)`,
  overflow: "visible",
  fill: "none",
  stroke: thread,
  strokeWidth: 4,
  strokeDasharray: "0 8",
  strokeLinecap: "round",
  "@media": {
    [media.wide]: { selectors: { [`${panel}:nth-child(even):not(:last-child) > &`]: { display: "block" } } },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[3]} ${vars.space[5]}`,
});

export const medal = style({ inlineSize: "104px", "@media": { [media.narrow]: { inlineSize: "84px" } } });

export const words = style({
  flex: "1 1 min(100%, 11rem)",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const title = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "10px" });
export const tone = styleVariants(vars.color.strength, ({ text }) => ({ color: text }));
export const count = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.bold });

export const strengths = style({ display: "grid", gap: vars.space[3] });

/** The strength beside what it means, where both have room. */
export const strength = style({
  display: "grid",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  "@container": {
    "(width > 27rem)": {
      gridTemplateColumns: "11rem minmax(0, 1fr)",
      alignItems: "baseline",
      selectors: { "&:lang(zh)": { gridTemplateColumns: "8.5rem minmax(0, 1fr)" } },
    },
  },
});
