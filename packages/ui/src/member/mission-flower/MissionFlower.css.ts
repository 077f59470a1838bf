import { style, styleVariants } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color } = vars;

export const frame = piece({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[5],
});

export const flower = style({ flex: "1 1 200px", maxInlineSize: "300px" });
export const ring = style({ fill: "none", stroke: color.border.stitch, strokeWidth: 1.5, strokeDasharray: "3 7" });
export const petal = styleVariants(color.category, ({ fill }) => ({ fill }));
export const vein = styleVariants(color.category, ({ soft }) => ({ fill: soft }));
export const rim = style({ fill: color.bg.surface });
export const heart = style({ fill: color.action.reward.bgHover });

export const table = style({
  flex: "1 1 200px",
  maxInlineSize: "24rem",
  borderCollapse: "collapse",
  lineHeight: vars.font.lineHeight.ui,
});
const name = { textAlign: "start", fontSize: vars.font.size.sm, fontWeight: vars.font.weight.bold } as const;
export const area = style({ ...name, paddingBlock: vars.space[1] });
export const areaName = style({ display: "flex", alignItems: "center", gap: vars.space[3] });
export const glyph = style({ inlineSize: "20px", blockSize: "20px" });

const figure = { textAlign: "end", fontSize: vars.font.size.lg } as const;
const summed = { paddingBlockStart: vars.space[2], borderBlockStart: line.stitch } as const;
export const count = style(figure);
export const sumName = style({ ...name, ...summed });
export const sum = style({ ...figure, ...summed });
