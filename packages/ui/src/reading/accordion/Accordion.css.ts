import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = piece({ display: "grid", gap: "14px" });

export const item = style({
  minInlineSize: 0,
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.card,
  boxShadow: vars.shadow.paper1,
});

export const title = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: "60px",
  padding: `18px ${vars.space[6]}`,
  borderRadius: "inherit",
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.45,
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { borderRadius: cut.card },
  },
});

export const arrow = style({
  transition: `rotate ${vars.motion.duration.quick}`,
  selectors: { [`${item}[open] &`]: { rotate: "180deg" } },
});

/** An address that points here keeps the title in view above it. */
export const content = style({
  padding: `0 ${vars.space[6]} 22px`,
  color: vars.color.text.secondary,
  scrollMarginBlockStart: vars.space[20],
});
