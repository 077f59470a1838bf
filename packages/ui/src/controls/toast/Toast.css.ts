import { keyframes, style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media, zIndex } from "../../foundations/theme/media.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, space, motion } = vars;
const rise = keyframes({ from: { opacity: 0, translate: `0 ${motion.distance.enter}` } });

export const pile = style({ display: "grid", justifyItems: "center", gap: space[3] });

export const region = style([
  pile,
  {
    position: "fixed",
    insetBlockEnd: space[6],
    insetInline: space[4],
    zIndex: zIndex.toast,
    pointerEvents: "none",
  },
]);

export const toast = style({
  vars: { [color.focus.ring]: color.focus.ringInverse },
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  maxInlineSize: "560px",
  padding: "6px 8px 6px 22px",
  borderRadius: cut.panel,
  background: color.bg.inverse,
  boxShadow: vars.shadow.paper3,
  color: color.text.inverse,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
  // Enlarged text on a phone: a word breaks before the button is pushed out.
  overflowWrap: "anywhere",
  pointerEvents: "auto",
  animation: `${rise} ${motion.duration.base} ${motion.easing.out}`,
  "@media": { [media.forcedColors]: { border: "2px solid CanvasText" } },
});

export const icon = style({ color: color.action.reward.bg });

export const message = style({ flex: 1 });

export const action = style({
  flex: "none",
  minBlockSize: vars.size.control.sm,
  paddingInline: space[3],
  border: 0,
  borderRadius: cut.field,
  background: "none",
  color: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
  selectors: { "&:hover": hovered({ background: color.border.inverse }) },
});

export const dismiss = style({ selectors: { "&:hover": hovered({ background: color.border.inverse }) } });
