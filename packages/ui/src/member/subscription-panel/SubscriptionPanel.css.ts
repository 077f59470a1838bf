import { style } from "@vanilla-extract/css";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** Beside the picture, or below it where a name would have less than its longest word needs. */
export const plan = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[5]}`,
});
export const words = style({ flex: "1 1 8.5rem", minInlineSize: 0 });
export const picture = style({ flex: "none", inlineSize: "110px" });
export const planName = style({
  display: "block",
  overflowWrap: "break-word",
  hyphens: "auto",
  fontSize: vars.font.size["2xl"],
  fontWeight: vars.font.weight.black,
  lineHeight: vars.font.lineHeight.heading,
});
export const period = style({ color: vars.color.text.muted });
export const renewal = style({ paddingBlockStart: vars.space[4], borderBlockStart: line.stitch });
export const action = style({ justifySelf: "start" });
