import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const card = piece({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[3]} ${vars.space[7]}`,
  padding: `${vars.space[5]} clamp(22px, 3vw, 34px) ${vars.space[5]} ${vars.space[6]}`,
  borderRadius: cut.sheet,
});

const { bg } = vars.color;

/** Paper that stays light in every theme, and so does the ink on it. */
const leaf = {
  background: palette.leaf[100],
  color: palette.ink[900],
  vars: { [vars.color.text.secondary]: palette.ink[700], [vars.color.text.muted]: palette.ink[600] },
};

export const ground = pieceVariants({
  none: { background: bg.surface, border: line.stitch },
  chosen: leaf,
  closed: leaf,
  redeemed: { background: bg.tintReward },
  locked: { background: bg.sunken },
});

export const picture = style({
  inlineSize: "190px",
  selectors: { [`${ground.locked} > &`]: { filter: "grayscale(1)" } },
});
export const words = style({ flex: "1 1 14rem", minInlineSize: 0, display: "grid", gap: vars.space[1] });
export const state = style({ justifySelf: "start", marginBlockStart: vars.space[1] });
