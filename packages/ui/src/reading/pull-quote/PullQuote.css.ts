import { style } from "@vanilla-extract/css";
import { petalLook, quoteLook } from "../../foundations/looks/quote.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const quote = style({ ...quoteLook, "::before": petalLook });

export const by = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
