import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const between = "(926px < width <= 1250px)";
/** A card with no more than a few words a line. */
const cramped = "(width <= 17rem)";

export const sheet = style({
  padding: "10px 28px 14px",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.sheet,
  boxShadow: vars.shadow.paper1,
  overflowX: "auto",
  containerType: "inline-size",
  "@media": {
    [between]: { padding: "8px 16px 12px" },
    [media.narrow]: { padding: 0, overflow: "visible", background: "none", border: 0, boxShadow: "none" },
  },
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  lineHeight: vars.font.lineHeight.ui,
  "@media": { [media.narrow]: { display: "block" } },
});

export const body = style({
  "@media": { [media.narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] } },
});

export const head = style({
  "@media": {
    [media.narrow]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const column = style({
  padding: `${vars.space[3]} ${vars.space[2]}`,
  borderBlockEnd: `3px solid ${vars.color.text.primary}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  textAlign: "start",
});
export const endColumn = style([column, { textAlign: "end" }]);

/** A card on a phone: number and status, plan and amount, child and method, what can be done. */
export const row = style({
  "@media": {
    [media.narrow]: {
      display: "grid",
      gridTemplate: `"order order status" "plan plan amount" "child method method" "actions actions actions" / auto minmax(0, 1fr) auto`,
      alignItems: "center",
      gap: `${vars.space[1]} ${vars.space[3]}`,
      padding: "18px 22px 20px",
      background: vars.color.bg.surface,
      border: line.sheet,
      borderRadius: cut.sheet,
      boxShadow: vars.shadow.paper1,
    },
  },
  "@container": {
    [cramped]: {
      gridTemplate: `"order" "status" "plan" "amount" "child" "method" "actions" / minmax(0, 1fr)`,
    },
  },
});

export const cell = style({
  padding: `${vars.space[4]} ${vars.space[2]}`,
  fontWeight: vars.font.weight.regular,
  textAlign: "start",
  verticalAlign: "middle",
  // Chinese words stay whole; what has no room scrolls within the sheet.
  wordBreak: "keep-all",
  selectors: {
    [`${row} + ${row} > &`]: {
      borderBlockStart: `2px dashed ${vars.color.border.card}`,
      "@media": { [media.narrow]: { border: 0 } },
    },
  },
  "@media": { [media.narrow]: { minWidth: 0, padding: "2px 0" } },
});

const quiet = { color: vars.color.text.muted };
const onCard = (gridArea: string, more: object = {}) =>
  style([cell, { "@media": { [media.narrow]: { gridArea, ...more } } }]);

export const order = onCard("order");
export const child = onCard("child", quiet);
export const plan = onCard("plan", {
  alignSelf: "baseline",
  marginBlockStart: vars.space[2],
  fontWeight: vars.font.weight.bold,
});
export const method = onCard("method", quiet);
export const amount = style([
  onCard("amount", { alignSelf: "baseline", marginBlockStart: vars.space[2], fontSize: vars.font.size.xl }),
  {
    fontFamily: vars.font.family.display,
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
    whiteSpace: "nowrap",
    "@media": { [media.narrow]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
    "@container": { [cramped]: { textAlign: "start" } },
    selectors: { "&&": { fontWeight: vars.font.weight.black } },
  },
]);
export const status = style([
  onCard("status", { justifySelf: "end" }),
  { "@container": { [cramped]: { justifySelf: "start" } } },
]);
globalStyle(`${status} > *`, { verticalAlign: "middle" });
export const actions = style([
  onCard("actions"),
  {
    "@media": { [media.narrow]: { selectors: { "&:empty": { display: "none" } } } },
  },
]);
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[2],
  "@media": {
    [media.narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", marginBlockStart: "10px" },
  },
});

export const number = style({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [media.narrow]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
});
export const small = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
export const note = style([small, { textWrap: "pretty", wordBreak: "normal" }]);
export const methodName = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
});
