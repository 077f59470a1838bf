import { style } from "@vanilla-extract/css";
import { sideways } from "../../foundations/looks/sideways.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** Scrolls sideways within its sheet; the names of the areas stay. */
export const scroll = piece({
  ...sideways,
  border: line.sheet,
  borderRadius: cut.panel,
  paddingInlineEnd: vars.space[4],
});

export const table = style({ inlineSize: "100%", borderCollapse: "collapse", lineHeight: 1.3 });

export const month = style({
  padding: `${vars.space[3]} ${vars.space[2]}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  textAlign: "end",
  whiteSpace: "nowrap",
});

export const area = style({
  position: "sticky",
  insetInlineStart: 0,
  minInlineSize: "148px",
  padding: `7px ${vars.space[4]}`,
  background: vars.color.bg.surface,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  textAlign: "start",
});
export const areaName = style({ display: "flex", alignItems: "center", gap: "10px" });

export const cell = style({
  padding: `7px ${vars.space[2]}`,
  fontFamily: vars.font.family.display,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
export const total = style([cell, { fontWeight: vars.font.weight.black }]);

/** The row of sums, under a stitch. */
export const sums = style({ borderBlockStart: line.stitch });
