import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { bg, text } = vars.color;

/** The question and its button beside each other, the button level with the box. */
export const row = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: vars.space[3],
  maxInlineSize: "720px",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const list = piece({
  display: "grid",
  gap: vars.space[4],
  maxInlineSize: "860px",
});

export const result = piece({
  display: "grid",
  gap: vars.space[2],
  padding: "20px 24px 22px",
  border: line.sheet,
  borderRadius: cut.card,
  background: bg.surface,
  boxShadow: vars.shadow.paper1,
  overflowWrap: "anywhere",
});

export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  color: text.muted,
  fontSize: vars.font.size.sm,
});

/** The words found are bold as well, since a tint alone is not seen by everybody. */
export const mark = piece({
  borderRadius: vars.radius.sm,
  background: bg.tintReward,
  boxShadow: `0 0 0 2px ${bg.tintReward}`,
  color: text.primary,
  fontWeight: vars.font.weight.bold,
  "@media": { "(forced-colors: active)": { background: "Mark", color: "MarkText" } },
});
