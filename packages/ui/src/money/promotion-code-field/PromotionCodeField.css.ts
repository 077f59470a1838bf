import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

export const code = style({ flex: "1 1 120px", minInlineSize: 0, textTransform: "uppercase" });

export const applied = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "48px",
  marginBlockStart: vars.space[2],
  padding: "2px 6px 2px 18px",
  borderRadius: vars.radius.md,
  background: vars.color.feedback.success.bg,
  color: vars.color.text.success,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
});

export const remove = style({ marginInlineStart: "auto" });
