import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const ticket = style({ position: "relative" });

/** Printed on the left part of the drawn ticket, whose paper keeps its colour in every theme. */
export const amount = style({
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineStart: "24%",
  translate: "0 -50%",
  rotate: "-5deg",
  color: palette.ink[900],
  fontSize: vars.font.size["6xl"],
  lineHeight: 1,
});
