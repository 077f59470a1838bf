import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const base = piece({
  background: vars.color.bg.surface,
  border: line.sheet,
  boxShadow: vars.shadow.paper1,
});

export const size = pieceVariants({
  md: { borderRadius: cut.sheet, padding: vars.space[8], "@media": { [media.narrow]: { padding: vars.space[5] } } },
  lg: { borderRadius: cut.hero, padding: vars.space[12], "@media": { [media.narrow]: { padding: vars.space[6] } } },
});

export const flat = piece({ boxShadow: "none" });
