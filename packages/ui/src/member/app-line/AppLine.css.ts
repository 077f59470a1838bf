import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const line = piece({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[4],
  padding: "20px 26px",
  borderRadius: cut.sheet,
  background: vars.color.bg.tintGrowth,
  fontWeight: vars.font.weight.bold,
  "@media": { [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});

export const stores = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
