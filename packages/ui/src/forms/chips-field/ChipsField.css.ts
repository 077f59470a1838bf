import { style } from "@vanilla-extract/css";
import { chips } from "../../foundations/looks/chips.css.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const hints = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[4] });
export const count = style({
  fontWeight: vars.font.weight.bold,
});
export const groups = style({ display: "grid", gap: vars.space[4] });
export const group = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  color: vars.color.text.secondary,
});
export const members = { chips, list: style({ display: "grid", gap: "2px" }) };

export const fold = style({ marginBlockStart: vars.space[2] });
export const unfold = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target.primary,
  color: vars.color.text.link,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const arrow = style({
  transition: `rotate ${vars.motion.duration.quick}`,
  selectors: { [`${fold}[open] > ${unfold} &`]: { rotate: "180deg" } },
});

/** Never out of the page: what comes with its words is not announced. */
export const full = style({
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
  display: "block",
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
  color: vars.color.text.warning,
});
