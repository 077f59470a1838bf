import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";

export const rim = piece({
  position: "absolute",
  insetInline: 0,
  inlineSize: "100%",
  blockSize: "46px",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { display: "none" } },
});

/** One pixel of overlap hides the seam between two sheets. */
export const side = pieceVariants({
  above: { insetBlockEnd: "calc(100% - 1px)" },
  below: { insetBlockStart: "calc(100% - 1px)", rotate: "180deg" },
});
