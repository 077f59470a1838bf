import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const people = piece({ display: "grid", gap: vars.space[3] });
export const person = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: "52px",
  lineHeight: 1.35,
});
/** What is said and done about a person wraps below the name, not below the portrait. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const standing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  ":empty": { display: "none" },
});
export const portrait = style({ inlineSize: "48px", blockSize: "48px", objectFit: "cover", borderRadius: "50%" });
export const who = style({ flex: "1 1 auto", minWidth: 0 });
export const personName = style({ display: "block", fontWeight: vars.font.weight.bold });
export const address = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  overflowWrap: "anywhere",
});
