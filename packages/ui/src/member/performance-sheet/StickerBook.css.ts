import { style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const book = piece({
  display: "grid",
  // As wide as the longest word of a name; Chinese ones break anywhere.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 5.75rem), 1fr))",
  gap: "14px 6px",
  padding: "20px 14px",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.panel,
  selectors: { "&:lang(zh)": { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 4.75rem), 1fr))" } },
  "@media": { [media.narrow]: { paddingInline: vars.space[2] } },
});

export const sticker = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  alignContent: "start",
  fontSize: vars.font.size.sm,
  lineHeight: 1.3,
  overflowWrap: "break-word",
  hyphens: "auto",
  textAlign: "center",
  textWrap: "balance",
});

/** Stuck on by a child's hand: no two lie alike. */
export const picture = style({
  justifySelf: "center",
  inlineSize: "min(100%, 92px)",
  rotate: "-4deg",
  transition: `rotate ${vars.motion.duration.quick}`,
  selectors: {
    [`${sticker}:nth-child(2n) > &`]: { rotate: "3deg" },
    [`${sticker}:nth-child(3n) > &`]: { rotate: "-2deg" },
    [`${sticker}:nth-child(5n) > &`]: { rotate: "5deg" },
    [`${sticker}:hover > &`]: hovered({ rotate: "0deg" }),
  },
});

/** The place of a sticker that is not there lies straight: nobody stuck it. */
export const place = style({ justifySelf: "center", inlineSize: "min(100%, 92px)" });
export const note = style({ color: vars.color.text.muted, fontSize: "inherit" });

export const files = piece({ display: "grid", gap: vars.space[2] });
export const file = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: "52px",
  padding: "6px 16px",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.field,
  fontWeight: vars.font.weight.bold,
  textDecoration: "none",
  selectors: { "&:hover": hovered({ background: vars.color.bg.tintGrowth }) },
});
