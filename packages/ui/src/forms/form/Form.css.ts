import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const form = piece({ display: "grid", gap: vars.space[5], gridTemplateColumns: "minmax(0, 1fr)" });

/** What the star of a required answer means, where a label has one. */
export const star = style({
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
  selectors: { "form:not(:has([data-star])) > &": { display: "none" } },
});

export const row = piece({
  display: "grid",
  columnGap: vars.space[6],
  marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
});

export const columns = pieceVariants({
  even: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 250px), 1fr))" },
  short: {
    gridTemplateColumns: "160px minmax(0, 1fr) minmax(0, 1.3fr)",
    columnGap: vars.space[4],
    // Two beside each other, or one where two have too little room.
    "@media": { [media.narrow]: { gridTemplateColumns: "repeat(auto-fit, minmax(max(130px, 34%), 1fr))" } },
  },
});

globalStyle(`${columns.short} > :last-child`, { "@media": { [media.narrow]: { gridColumn: "1 / -1" } } });

// The fields share the row's four lines (label, hint, control, message), so that their controls stand level.
globalStyle(`${row} > *`, { gridRow: "span 4", gridTemplateRows: "subgrid", paddingBlockEnd: vars.space[5] });

export const actions = piece({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlockStart: vars.space[1],
});

export const lineFrame = piece({ containerType: "inline-size" });

/** A field and its button: the button stands level with the control, whatever is said above and below it. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  "@container": { "(width < 420px)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0 } },
});
globalStyle(`${line} > :first-child`, { gridRow: "1 / span 4", gridTemplateRows: "subgrid" });

export const lineButton = style({
  gridRow: 3,
  alignSelf: "end",
  "@container": { "(width < 420px)": { gridRow: 5, marginBlockStart: vars.space[3] } },
});
