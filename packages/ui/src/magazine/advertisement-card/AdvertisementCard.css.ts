import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const district = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });

export const offer = style({
  padding: `${vars.space[1]} 14px`,
  borderRadius: cut.tag,
  background: palette.eggtart[300],
  color: palette.ink[900],
  fontWeight: vars.font.weight.bold,
  rotate: "-1.5deg",
});

export const until = style({ marginInlineStart: "auto" });
