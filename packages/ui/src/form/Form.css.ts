import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const form = style({ display: "grid", gap: vars.space[5], gridTemplateColumns: "minmax(0, 1fr)" });

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 250px), 1fr))",
  columnGap: vars.space[6],
  marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
});

// The fields share the row's four lines (label, hint, control, message), so that their controls stand level.
globalStyle(`${row} > *`, { gridRow: "span 4", gridTemplateRows: "subgrid", paddingBlockEnd: vars.space[5] });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlockStart: vars.space[1],
});
