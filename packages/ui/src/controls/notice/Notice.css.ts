import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const base = piece({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space[1]} 14px`,
  padding: `14px ${vars.space[5]}`,
  borderRadius: cut.panel,
  borderInlineStart: "6px solid",
  lineHeight: vars.font.lineHeight.ui,
  "@media": {
    "(width <= 560px)": { gridTemplateColumns: "auto minmax(0, 1fr)", paddingInline: vars.space[4] },
  },
});

export const tone = pieceVariants(vars.color.feedback, ({ bg, text, border }) => ({
  background: bg,
  color: text,
  borderInlineStartColor: border,
}));

export const iconTone = styleVariants(vars.color.feedback, ({ icon }) => ({
  color: icon,
  inlineSize: "26px",
  blockSize: "26px",
}));

export const title = style({ fontWeight: vars.font.weight.bold });
export const action = style({
  "@media": { "(width <= 560px)": { gridColumn: 2, justifySelf: "start" } },
});

// A link in a notice takes its tint's text colour (DESIGN §2); what stands in its action keeps its own.
globalStyle(`${base} a:not(${action} a)`, { color: "inherit", fontWeight: vars.font.weight.bold });
