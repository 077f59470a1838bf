import { style } from "@vanilla-extract/css";
import { petalLook, quoteLook } from "../../foundations/looks/quote.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const quote = piece({ ...quoteLook, "::before": petalLook });

export const by = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
