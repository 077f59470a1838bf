import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const sheet = piece({
  display: "grid",
  alignSelf: "start",
  overflow: "hidden",
  // Wider where the reader's letters are larger than the sheet.
  inlineSize: "min-content",
  minInlineSize: "96px",
  paddingBlockEnd: vars.space[2],
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.panel,
  boxShadow: vars.shadow.paper1,
  textAlign: "center",
  "@media": { [media.narrow]: { minInlineSize: "76px" } },
});

export const month = style({
  background: palette.kapok[700],
  color: palette.paper[0],
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.9,
});

export const day = style({
  fontSize: "2.3rem",
  lineHeight: 1.25,
  "@media": { [media.narrow]: { fontSize: "1.8rem" } },
});

export const weekday = style({
  paddingInline: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: 1.3,
  selectors: { "&:lang(zh)": { fontSize: "0.875rem" } },
});
