import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const entry = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlock: "11px",
  lineHeight: 1.4,
  selectors: {
    "& + &": { borderBlockStart: `${vars.border.width.control} dashed ${vars.color.border.card}` },
  },
});

export const glyph = style({ inlineSize: "20px", blockSize: "20px" });

/** The state wraps below the words, not below the icon. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const words = style({ flex: "1 1 10rem", minInlineSize: 0 });
export const note = style({ display: "block", color: vars.color.text.muted, fontSize: vars.font.size.sm });
