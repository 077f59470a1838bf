import { createVar, style } from "@vanilla-extract/css";
import { figure } from "../../foundations/looks/figure.css.ts";
import { palette } from "../../foundations/theme/generated/base.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const strong = createVar();
const soft = createVar();

export const price = style([
  figure,
  piece({
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `${vars.space[1]} 10px`,
    color: strong,
    fontSize: "2.3rem",
    lineHeight: 1.2,
    overflowWrap: "anywhere",
  }),
]);

export const tone = pieceVariants({
  paper: { vars: { [strong]: vars.color.text.primary, [soft]: vars.color.text.muted } },
  soil: { vars: { [strong]: palette.eggtart[400], [soft]: palette.bark[200] } },
});

export const beside = style({
  color: soft,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: "normal",
  lineHeight: vars.font.lineHeight.body,
});
