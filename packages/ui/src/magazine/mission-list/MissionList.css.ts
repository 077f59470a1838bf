import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const slip = piece({
  display: "grid",
  gap: vars.space[3],
  padding: "26px 30px",
  border: line.stitch,
  borderRadius: cut.sheet,
  background: vars.color.bg.surface,
  "@media": { [media.narrow]: { padding: vars.space[5] } },
});
export const title = style({ display: "flex", alignItems: "center", gap: "10px", lineHeight: 1.4, letterSpacing: 0 });
export const missions = style({ display: "grid", gap: vars.space[2] });
export const mission = style({ display: "flex", alignItems: "center", gap: vars.space[3], lineHeight: 1.5 });
export const tone = styleVariants(vars.color.category, ({ strong }) => ({ color: strong }));
