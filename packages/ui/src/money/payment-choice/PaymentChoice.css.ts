import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const groups = style({ display: "grid", gap: "14px" });
export const group = style({ display: "grid", gap: "14px" });
export const groupName = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  gap: vars.space[3],
});

export const method = style({
  display: "grid",
  gridTemplateColumns: "auto auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "14px",
  minBlockSize: "76px",
  padding: "12px 18px",
  lineHeight: 1.35,
});

export const mark = style({ inlineSize: "28px", blockSize: "28px" });
export const name = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "10px" });

/** As wide as a word, and no higher than the line: the drawing is square, and its mark lies in the middle of it. */
export const wallet = style({ display: "block", inlineSize: "32px", blockSize: "32px", marginBlock: "-6px" });

export const hint = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  textWrap: "pretty",
});
