import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { feedback } = vars.color;

export const section = piece({ display: "grid", gap: vars.space[3] });
export const list = style({ display: "grid", gap: "10px" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space[2]} 14px`,
  padding: "14px 20px",
  borderInlineStart: "6px solid",
  borderRadius: cut.panel,
  lineHeight: vars.font.lineHeight.ui,
  "@media": { [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", paddingInline: vars.space[4] } },
});

export const tone = styleVariants(feedback, ({ bg, border, text }) => ({
  background: bg,
  borderColor: border,
  color: text,
}));

export const icon = style({ inlineSize: "26px", blockSize: "26px" });

export const action = style({ "@media": { [media.narrow]: { gridColumn: 2, justifySelf: "start" } } });
