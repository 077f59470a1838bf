import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[6]} ${vars.space[10]}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const group = style({
  display: "grid",
  gridTemplateColumns: "120px minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[6],
  "@media": { [media.narrow]: { gridTemplateColumns: "84px minmax(0, 1fr)", gap: vars.space[4] } },
});

export const medal = style({ inlineSize: "100%" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "10px",
  overflowWrap: "anywhere",
  marginBlockEnd: "10px",
});
export const tone = styleVariants(vars.color.strength, ({ text }) => ({ color: text }));
export const count = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });
export const strengths = style({ display: "flex", flexWrap: "wrap", gap: "6px" });
