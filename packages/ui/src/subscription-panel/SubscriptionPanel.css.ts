import { style } from "@vanilla-extract/css";
import { line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

export const plan = style({ display: "flex", alignItems: "center", gap: vars.space[5] });
export const picture = style({ flex: "none", inlineSize: "110px" });
export const planName = style({
  display: "block",
  fontSize: vars.font.size["2xl"],
  fontWeight: vars.font.weight.black,
  lineHeight: vars.font.lineHeight.heading,
});
export const period = style({ color: vars.color.text.muted });
export const renewal = style({ paddingBlockStart: vars.space[4], borderBlockStart: line.stitch });
export const action = style({ justifySelf: "start" });

export const people = style({ display: "grid", gap: vars.space[1] });
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: "60px",
  lineHeight: 1.35,
});
export const portrait = style({ inlineSize: "48px", blockSize: "48px", objectFit: "cover", borderRadius: "50%" });
export const who = style({ flex: "1 1 160px", minWidth: 0 });
export const personName = style({ display: "block", fontWeight: vars.font.weight.bold });
export const address = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  overflowWrap: "anywhere",
});
