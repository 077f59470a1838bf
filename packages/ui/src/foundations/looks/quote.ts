import { palette } from "../theme/generated/base.ts";
import { media } from "../theme/media.ts";
import { cut } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

/** A quote on egg-tart paper, in a text (`Prose`) as by itself (`PullQuote`). */
export const quoteLook = {
  position: "relative",
  padding: "26px 34px 26px 64px",
  borderRadius: cut.sheet,
  background: vars.color.bg.tintReward,
  fontSize: "1.25rem",
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.7,
  textWrap: "pretty",
  "@media": { [media.narrow]: { padding: "22px 22px 22px 62px", fontSize: "1.1rem" } },
} as const;

/** The kapok petal beside its first line. */
export const petalLook = {
  content: "''",
  position: "absolute",
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[6],
  inlineSize: "28px",
  blockSize: "14px",
  background: palette.kapok[500],
  clipPath: "path('M0 7Q13 -4 28 7Q13 18 0 7Z')",
} as const;
