import { style } from "@vanilla-extract/css";
import { description } from "../../foundations/looks/section.css.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const facts = piece({
  display: "grid",
  gridAutoColumns: "1fr",
  gridAutoFlow: "column",
  marginBlockStart: "88px",
  "@media": { [media.narrow]: { gridAutoFlow: "row", marginBlockStart: vars.space[12] } },
});

export const fact = style({
  padding: `${vars.space[1]} 26px`,
  selectors: {
    "&:first-child": { paddingInlineStart: 0 },
    "&:last-child": { paddingInlineEnd: 0 },
  },
  "@media": {
    [media.wide]: { selectors: { "& + &": { borderInlineStart: line.stitch } } },
    [media.narrow]: {
      display: "grid",
      gridTemplateColumns: "76px minmax(0, 1fr)",
      columnGap: "18px",
      padding: `${vars.space[5]} 0`,
      selectors: { "& + &": { borderBlockStart: line.stitch } },
    },
  },
});

export const sticker = style({
  inlineSize: "76px",
  marginBlockEnd: "14px",
  selectors: { [`${fact}:nth-child(odd) &`]: { rotate: "-5deg" }, [`${fact}:nth-child(even) &`]: { rotate: "4deg" } },
  "@media": { [media.narrow]: { gridRow: "span 2", marginBlockEnd: 0 } },
});

export const title = style({
  marginBlockEnd: "6px",
  "@media": { [media.narrow]: { alignSelf: "end", marginBlockEnd: 0 } },
});

export const body = description;
