import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { figure } from "../text/Text.css.ts";
import { palette } from "../theme/generated/base.ts";
import { piece } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

const strong = createVar();
const soft = createVar();

export const price = piece({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[1]} 10px`,
});

export const ground = styleVariants({
  paper: { vars: { [strong]: vars.color.text.primary, [soft]: vars.color.text.muted } },
  soil: { vars: { [strong]: palette.eggtart[400], [soft]: palette.bark[200] } },
});

export const now = style([figure, { color: strong, fontSize: "2.3rem", lineHeight: 1.2 }]);
export const was = style({ color: soft, fontSize: vars.font.size.sm });
