import { style } from "@vanilla-extract/css";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space[4],
  textAlign: "center",
});

export const picture = style({ inlineSize: "min(100%, 380px)" });
export const body = style({ maxInlineSize: "560px", overflowWrap: "anywhere" });

export const hint = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "14px",
  maxInlineSize: "560px",
  padding: "14px 20px",
  borderInlineStart: `6px solid ${vars.color.feedback.info.border}`,
  borderRadius: cut.panel,
  background: vars.color.feedback.info.bg,
  color: vars.color.feedback.info.text,
  lineHeight: vars.font.lineHeight.ui,
  textAlign: "start",
});

export const icon = style({ inlineSize: "26px", blockSize: "26px", color: vars.color.feedback.info.icon });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[3],
});
