import { globalStyle, style } from "@vanilla-extract/css";
import { quietGround } from "../../foundations/looks/quiet-ground.css.ts";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** A card with no more than a few words a line. */
const cramped = "(width <= 17rem)";

/** A card on a phone: number and status, plan and amount, child and method, what can be done. */
export const row = style({
  "@media": {
    [media.narrow]: {
      gridTemplate: `"order order status" "plan plan amount" "child method method" "actions actions actions" / auto minmax(0, 1fr) auto`,
    },
  },
  "@container": {
    [cramped]: {
      gridTemplate: `"order" "status" "plan" "amount" "child" "method" "actions" / minmax(0, 1fr)`,
    },
  },
});

const quiet = { color: vars.color.text.muted };
const onCard = (gridArea: string, more: object = {}) => style({ "@media": { [media.narrow]: { gridArea, ...more } } });

export const order = onCard("order");
export const child = style([quiet, onCard("child")]);
export const plan = style([
  { fontWeight: vars.font.weight.bold },
  onCard("plan", { alignSelf: "baseline", marginBlockStart: vars.space[2] }),
]);
export const method = style([quiet, onCard("method")]);
export const amount = style([
  onCard("amount", {
    alignSelf: "baseline",
    marginBlockStart: vars.space[2],
    fontSize: vars.font.size.xl,
    textAlign: "end",
  }),
  {
    fontFamily: vars.font.family.display,
    fontWeight: vars.font.weight.black,
    whiteSpace: "nowrap",
    "@media": {
      [media.wide]: { paddingInlineEnd: vars.space[2] },
      [media.narrow]: { whiteSpace: "normal" },
    },
    "@container": { [cramped]: { textAlign: "start" } },
  },
]);
export const status = style([
  onCard("status", { justifySelf: "end" }),
  { "@container": { [cramped]: { justifySelf: "start" } } },
]);
globalStyle(`${status} > *`, { verticalAlign: "middle" });
export const actions = onCard("actions");
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[2],
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    [media.narrow]: {
      vars: { [quietGround]: vars.color.action.quiet.bgHover },
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      marginBlockStart: "10px",
    },
  },
});

export const number = style({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [media.narrow]: { whiteSpace: "normal" } },
});
export const small = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
// In a column a note takes little width; on a card its days stay whole: a Chinese one by its word, an English one by balance.
export const note = style([
  small,
  {
    textWrap: "pretty",
    wordBreak: "normal",
    "@media": { [media.narrow]: { textWrap: "balance", wordBreak: "keep-all", overflowWrap: "anywhere" } },
  },
]);
export const methodName = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
});
