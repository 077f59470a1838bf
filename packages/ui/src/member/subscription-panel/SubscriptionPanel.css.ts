import { style } from "@vanilla-extract/css";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const plan = style({ display: "flex", alignItems: "center", gap: vars.space[5] });
export const picture = style({ flex: "none", inlineSize: "110px" });
export const planName = style({
  display: "block",
  overflowWrap: "anywhere",
  fontSize: vars.font.size["2xl"],
  fontWeight: vars.font.weight.black,
  lineHeight: vars.font.lineHeight.heading,
});
export const period = style({ color: vars.color.text.muted });
export const renewal = style({ paddingBlockStart: vars.space[4], borderBlockStart: line.stitch });
export const action = style({ justifySelf: "start" });
