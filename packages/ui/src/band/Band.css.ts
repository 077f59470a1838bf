import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

const ground = createVar();

export const base = style({
  position: "relative",
  background: ground,
  paddingBlock: "112px",
  "@media": { [media.narrow]: { paddingBlock: "72px" } },
});

const { bg, text, focus } = vars.color;

export const tone = styleVariants({
  page: { vars: { [ground]: bg.page } },
  sunken: { vars: { [ground]: bg.sunken } },
  reward: { vars: { [ground]: bg.tintReward } },
  inverse: { vars: { [ground]: bg.inverse, [focus.ring]: focus.ringInverse }, color: text.inverse },
});

export const rim = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: "100%",
  inlineSize: "100%",
  blockSize: "46px",
  marginBlockEnd: "-1px",
  color: ground,
  pointerEvents: "none",
});

export const rimBelow = style({
  insetBlock: "100% auto",
  rotate: "180deg",
  marginBlock: "-1px 0",
});
