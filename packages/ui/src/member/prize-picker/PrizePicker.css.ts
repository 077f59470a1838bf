import { globalStyle, style } from "@vanilla-extract/css";
import { footRoom } from "../../foundations/looks/foot-room.css.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const picker = piece({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const themes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr))",
  gap: "18px",
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr))", gap: vars.space[3] },
  },
});
globalStyle(`${themes} > li > *`, { blockSize: "100%" });

export const theme = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: "10px",
  padding: "18px 18px 22px",
  textAlign: "center",
  textWrap: "balance",
  "@media": { [media.narrow]: { padding: "14px 12px 16px" } },
});
// What the sticky bar covers is scrolled clear of it when it takes the focus.
globalStyle(`${picker} input`, { scrollMarginBlockEnd: vars.space[32] });
globalStyle(`${theme}:has(:disabled) > img`, { filter: "grayscale(1)", opacity: 0.55 });
globalStyle(`${theme} > input`, {
  position: "absolute",
  insetBlockStart: "14px",
  insetInlineEnd: "14px",
  // The name below the picture, too.
  scrollMarginBlockEnd: `calc(${vars.space[32]} + 200px)`,
});

export const name = style({
  display: "block",
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.black,
  lineHeight: 1.3,
});
export const small = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: 1.5,
});

// A date, and the name of a certificate, stay whole while there is room.
export const fact = style({ marginBlockStart: vars.space[1], overflowWrap: "anywhere", wordBreak: "keep-all" });

export const prizes = style({ display: "grid", gap: vars.space[3] });
export const prize = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: "16px 22px",
  "@media": { [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const prizeWords = style({ lineHeight: 1.5 });
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.narrow]: { gridColumn: 2 } },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "14px",
  padding: `${vars.space[3]} ${vars.space[6]}`,
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.sheet,
  boxShadow: vars.shadow.paper2,
  lineHeight: 1.4,
  "@media": {
    [media.narrow]: { position: "sticky", insetBlockEnd: vars.space[4] },
  },
});
globalStyle(`:root:has(${bar})`, { "@media": { [media.narrow]: { vars: { [footRoom]: "10rem" } } } });
export const choice = style({ display: "flex", alignItems: "center", gap: vars.space[4] });
export const gift = style({ inlineSize: "72px" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  "@media": { [media.narrow]: { inlineSize: "100%" } },
});
globalStyle(`${actions} > *`, { "@media": { [media.narrow]: { flex: "1" } } });
