import { piece } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

/** A number in the display face. */
export const figure = piece({
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
});
