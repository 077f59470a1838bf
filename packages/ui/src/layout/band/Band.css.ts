import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const ground = createVar();

export const base = piece({
  position: "relative",
  background: ground,
  paddingBlock: "112px",
  "@media": { [media.narrow]: { paddingBlock: "72px" } },
});

const { bg, text, focus } = vars.color;

export const tone = pieceVariants({
  page: { vars: { [ground]: bg.page } },
  sunken: { vars: { [ground]: bg.sunken } },
  reward: { vars: { [ground]: bg.tintReward } },
  inverse: { vars: { [ground]: bg.inverse, [focus.ring]: focus.ringInverse }, color: text.inverse },
});

/** The rim is cut from the same sheet. */
export const rim = style({ color: ground });
