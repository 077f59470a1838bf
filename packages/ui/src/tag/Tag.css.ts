import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  padding: `${vars.space["05"]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.5,
});

const paint = ({ bg, text }: { bg: string; text: string }) => ({ background: bg, color: text });
const tint = ({ tint: bg, text }: { tint: string; text: string }) => ({ background: bg, color: text });

export const tone = {
  ...styleVariants({ neutral: { background: vars.color.bg.sunken, color: vars.color.text.secondary } }),
  ...styleVariants({ paper: { background: vars.color.bg.surface, color: vars.color.text.primary } }),
  ...styleVariants(vars.color.status, paint),
  ...styleVariants(vars.color.category, tint),
  ...styleVariants(vars.color.strength, tint),
};

export const stamp = style({ borderRadius: "10px 12px 9px 13px", rotate: "-2deg" });
