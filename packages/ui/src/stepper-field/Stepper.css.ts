import { style } from "@vanilla-extract/css";
import { line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

const { bg, border, feedback } = vars.color;

export const stepper = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  border: line.control,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  selectors: {
    "&:has([aria-invalid='true'])": { borderColor: border.danger, background: feedback.error.bg },
  },
});

export const value = style({
  appearance: "textfield",
  inlineSize: "38px",
  minBlockSize: vars.size.target.primary,
  padding: 0,
  border: 0,
  background: "transparent",
  textAlign: "center",
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
  "::-webkit-inner-spin-button": { appearance: "none", margin: 0 },
});
