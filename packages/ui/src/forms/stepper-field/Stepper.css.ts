import { style } from "@vanilla-extract/css";
import { hidden } from "../../foundations/looks/hidden.css.ts";
import { button } from "../../foundations/looks/icon-button.css.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action, bg, border, feedback, text } = vars.color;

export const stepper = piece({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  justifySelf: "start",
  border: line.control,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  selectors: {
    "&:has([aria-invalid='true'])": { borderColor: border.danger, background: feedback.error.bg },
    "&:has(:disabled)": { background: action.disabled.bg, borderColor: action.disabled.edge, color: text.disabled },
  },
});

const stroke = {
  content: "''",
  gridArea: "1 / 1",
  inlineSize: "0.87em",
  border: "0 solid",
  borderBlockStartWidth: "2px",
  borderRadius: "1px",
};

/** The signs are drawn here, as lines that forced colours keep, and not by an `Icon` each: a family form has many counts. */
const sign = style([button, { "::before": stroke, "@media": { "(scripting: none)": { display: "none" } } }]);
export const less = sign;
export const more = style([sign, { "::after": { ...stroke, rotate: "90deg" } }]);

/** What the buttons came to, for screen readers. */
export const reached = hidden;

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
