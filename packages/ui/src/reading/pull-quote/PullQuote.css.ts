import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";
import { petalLook, quoteLook } from "./quote-look.ts";

export const quote = style({ ...quoteLook, "::before": petalLook });

export const by = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
