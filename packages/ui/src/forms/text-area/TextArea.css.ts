import { style } from "@vanilla-extract/css";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const area = style({ resize: "vertical", selectors: { "textarea&": { borderRadius: cut.panel } } });

export const count = style({
  marginBlockStart: vars.space[1],
  textAlign: "end",
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text.muted,
  // Without scripts it would stand still.
  "@media": { "(scripting: none)": { display: "none" } },
});
