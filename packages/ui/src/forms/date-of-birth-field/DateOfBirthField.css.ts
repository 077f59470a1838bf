import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const parts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  maxInlineSize: "480px",
  "@media": { [media.narrow]: { columnGap: vars.space[2] } },
});

/** At least as wide as its longest entry: without the room, the last one goes to a line of its own. */
export const part = style({ flex: "1 1 auto" });

globalStyle(`${parts} ${part} select`, { "@media": { [media.narrow]: { paddingInline: "12px 32px" } } });

export const label = style({
  display: "block",
  marginBlockEnd: vars.space[1],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  color: vars.color.text.muted,
});
export const advice = style({ marginBlockStart: vars.space[3] });
