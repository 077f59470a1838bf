import { piece } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

export const hidden = piece({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // No face is fetched for what nobody sees.
  fontFamily: vars.font.family.text,
});
