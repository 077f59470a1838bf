import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const merit = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[8],
  padding: "30px 34px",
  borderRadius: cut.sheet,
  background: vars.color.bg.tintReward,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], padding: "22px" } },
});

export const words = style({ display: "grid", gap: "10px" });

export const count = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "10px",
  color: vars.color.text.secondary,
});
export const number = style({
  color: vars.color.text.primary,
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size["4xl"],
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
});
export const outOf = style({ color: vars.color.text.muted, fontSize: "0.5em" });

export const certificate = style({
  inlineSize: "230px",
  "@media": { [media.narrow]: { inlineSize: "190px", justifySelf: "center" } },
});
