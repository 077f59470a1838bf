import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** Beside each other, and below each other where the choices would have less than the words of a plan need. */
export const columns = piece({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "44px",
  paddingBlockStart: vars.space[2],
  "@media": {
    [media.notFull]: { gap: vars.space[7] },
    [media.narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] },
  },
});

export const choices = style({
  flex: "9999 1 min(100%, 22rem)",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "36px",
});

export const summary = piece({
  flex: "1 1 380px",
  "@media": {
    [media.notFull]: { flexBasis: "320px" },
    [media.wide]: { position: "sticky", insetBlockStart: `calc(${vars.size.header.compact} + ${vars.space[6]})` },
  },
});

export const child = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
  overflowWrap: "anywhere",
});
export const portrait = style({ inlineSize: "56px", blockSize: "56px", objectFit: "cover", borderRadius: "50%" });

export const stitch = style({ inlineSize: "100%", margin: 0, border: 0, borderBlockStart: line.stitch });

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${vars.space[3]}`,
  fontWeight: vars.font.weight.bold,
});
export const amount = style({
  marginInlineStart: "auto",
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size["3xl"],
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.1,
});

export const pay = style({ display: "grid", gap: vars.space[4] });

export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  textAlign: "center",
});

/** Out of the flow, so that it takes no row of its own. */
export const announcement = style({ position: "absolute" });
