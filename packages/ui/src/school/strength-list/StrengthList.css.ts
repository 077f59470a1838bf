import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const groups = piece({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[6]} ${vars.space[10]}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[6],
  "@media": { [media.narrow]: { gap: vars.space[4] } },
});

export const medal = style({ inlineSize: "120px", "@media": { [media.narrow]: { inlineSize: "84px" } } });

/** Beside the medal; below it where large text would break its words. */
export const words = style({ flex: "1 1 min(100%, 11rem)", minInlineSize: 0, overflowWrap: "anywhere" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "10px",
  marginBlockEnd: "10px",
});
export const tone = styleVariants(vars.color.strength, ({ text }) => ({ color: text }));
export const count = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });
export const strengths = style({ display: "flex", flexWrap: "wrap", gap: "6px" });
