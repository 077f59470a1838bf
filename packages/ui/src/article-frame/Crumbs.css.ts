import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});
export const crumb = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2], minBlockSize: "24px" });
export const arrow = style({ inlineSize: "1em", blockSize: "1em" });
