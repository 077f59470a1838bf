import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const disc = createVar();
const rule = createVar();

export const steps = piece({ display: "flex", gap: "10px" });

export const step = style({
  display: "flex",
  flex: 1,
  minInlineSize: 0,
  alignItems: "center",
  gap: vars.space[3],
  paddingBlockEnd: "14px",
  borderBlockEnd: `6px solid ${rule}`,
  borderRadius: "3px",
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": {
    [media.narrow]: {
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "6px",
      fontSize: vars.font.size.sm,
    },
  },
});

const { action, border, text } = vars.color;

export const state = styleVariants({
  done: { vars: { [disc]: action.primary.bg, [rule]: palette.banyan[500] }, color: text.secondary },
  now: {
    vars: { [disc]: action.reward.bg, [rule]: action.reward.bg },
    "@media": { [media.forcedColors]: { vars: { [rule]: "Highlight" } } },
  },
  coming: { vars: { [disc]: border.card, [rule]: border.card }, color: text.muted },
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "34px",
  blockSize: "34px",
  borderRadius: "50%",
  background: disc,
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
  selectors: { [`${state.done} > &`]: { color: action.primary.text } },
});
