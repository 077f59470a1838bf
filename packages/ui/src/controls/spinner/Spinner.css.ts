import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

/** What comes soon needs no spinner. */
const patience = "0.4s";

const appear = keyframes({ from: { visibility: "hidden" } });

export const spinner = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.text.secondary,
  animation: `${appear} ${vars.motion.duration.instant} step-end ${patience} backwards`,
});

export const ring = style({
  inlineSize: vars.size.icon.md,
  blockSize: vars.size.icon.md,
  flex: "none",
  border: "3px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  animation: "gk-spin 1s linear infinite",
});
