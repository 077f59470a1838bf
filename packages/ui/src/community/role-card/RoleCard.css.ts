import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** How wide a card is that stands in a row of so many. */
const ofRow = (count: number, gap: string) => `calc((100% - ${count - 1} * ${gap}) / ${count})`;

/** Nobody stands alone in the last row: five are a row, six and nine are rows of three, and what is left is centred. */
export const cards = piece({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[7],
  textAlign: "center",
  "@media": { [media.narrow]: { gap: `${vars.space[7]} ${vars.space[4]}` } },
});

export const card = piece({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: vars.space[1],
  boxSizing: "border-box",
  minInlineSize: "min(100%, 8.5rem)",
  flexBasis: ofRow(4, vars.space[7]),
  "@media": {
    [media.wide]: {
      selectors: {
        [`${cards}:has(> :nth-child(5):last-child) > &`]: { flexBasis: ofRow(5, vars.space[7]) },
        [`${cards}:has(> :is(:nth-child(6), :nth-child(9)):last-child) > &`]: {
          flexBasis: ofRow(3, vars.space[7]),
          paddingInline: vars.space[6],
        },
      },
    },
    [media.narrow]: { flexBasis: ofRow(2, vars.space[4]) },
  },
});
export const about = style({ textWrap: "balance" });
export const face = style({ inlineSize: vars.size.avatar.xl, marginBlockEnd: vars.space[2] });
