import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const ground = createVar();

export const base = piece({
  position: "relative",
  background: ground,
});

/** What is below has room for the rim of the next band, which lies over the end of this one. */
export const room = pieceVariants({
  wide: { paddingBlock: "112px", "@media": { [media.narrow]: { paddingBlock: "72px" } } },
  snug: { paddingBlock: `${vars.space[10]} ${vars.space[14]}` },
  slim: { paddingBlock: `${vars.space[5]} 66px` },
});

const { bg, text, focus, category } = vars.color;

export const tone = pieceVariants({
  page: { vars: { [ground]: bg.page } },
  sunken: { vars: { [ground]: bg.sunken } },
  reward: { vars: { [ground]: bg.tintReward } },
  gift: { vars: { [ground]: category.courtesy.soft } },
  inverse: { vars: { [ground]: bg.inverse, [focus.ring]: focus.ringInverse }, color: text.inverse },
});

/** The rim is cut from the same sheet. */
export const rim = style({ color: ground });
