import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const figure = piece({
  display: "flex",
  alignItems: "center",
  gap: vars.space[5],
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  padding: vars.space[4],
  border: line.sheet,
  borderRadius: cut.card,
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  "@media": { [media.narrow]: { display: "none" }, [media.touch]: { display: "none" } },
});

export const code = style({ flex: "none" });

export const caption = style({
  maxInlineSize: "14em",
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.5,
  textWrap: "balance",
});
