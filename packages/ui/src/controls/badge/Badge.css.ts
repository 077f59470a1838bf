import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, space } = vars;

/** Holds the thing that the badge sticks to. */
export const holder = style({ position: "relative", display: "inline-block" });

export const badge = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: space[6],
  blockSize: space[6],
  paddingInline: space[2],
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.sticker,
  fontSize: vars.font.size.sm,
  lineHeight: 1,
  rotate: "-4deg",
  transition: `rotate ${vars.motion.duration.quick}`,
  selectors: { ":hover > &": { rotate: "0deg" } },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

/** On the upper end corner of the thing, half over its edge. */
export const stuck = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  translate: "40% -40%",
  selectors: { "&:dir(rtl)": { translate: "-40% -40%" } },
});

/** Says only that there is something; its edge stands out on any paper. */
export const dot = style({
  minInlineSize: space[4],
  inlineSize: space[4],
  blockSize: space[4],
  paddingInline: 0,
  border: `${vars.border.width.control} solid currentColor`,
});

export const tone = styleVariants({
  news: { background: color.promo.bg, color: color.promo.text },
  reward: { background: color.action.reward.bg, color: color.action.reward.text },
  quiet: { background: color.bg.inverse, color: color.text.inverse },
});
