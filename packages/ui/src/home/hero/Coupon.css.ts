import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const bite = (side: string) =>
  `radial-gradient(circle 11px at ${side} 50%, transparent 98%, black) ${side} / 51% 100% no-repeat`;

export const coupon = style({
  position: "absolute",
  insetBlockEnd: "44px",
  insetInlineEnd: 0,
  rotate: "6deg",
  color: vars.color.action.reward.text,
  textDecoration: "none",
  filter: `drop-shadow(0 4px 0 color-mix(in srgb, ${palette.ink[900]} 16%, transparent))`,
  transition: `rotate ${vars.motion.duration.base}`,
  selectors: { "&:hover": hovered({ rotate: "0deg" }) },
  "@media": {
    // On the meadow below the words: at the other end it would lie on people.
    [media.between]: { insetInline: "0 auto", rotate: "-4deg" },
    [media.narrow]: { display: "none" },
  },
});

export const ticket = style({
  display: "grid",
  justifyItems: "center",
  padding: "14px 34px 16px",
  background: vars.color.action.reward.bg,
  borderRadius: cut.tag,
  mask: `${bite("0")}, ${bite("100%")}`,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
});

export const amount = style({ fontSize: vars.font.size["4xl"], lineHeight: 1.05 });
