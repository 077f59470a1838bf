import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";

export const box = piece({
  position: "relative",
  // The arrow. In forced colours the browser draws its own.
  "::after": {
    content: "''",
    position: "absolute",
    insetInlineEnd: "22px",
    insetBlockStart: "calc(50% - 7px)",
    inlineSize: "9px",
    blockSize: "9px",
    border: "0 solid",
    borderWidth: "0 2px 2px 0",
    borderRadius: "1px",
    rotate: "45deg",
    pointerEvents: "none",
  },
  "@media": { [media.forcedColors]: { "::after": { content: "none" } } },
});

globalStyle(`${box} > select`, {
  appearance: "none",
  paddingInline: "18px 48px",
  cursor: "pointer",
  "@media": { [media.forcedColors]: { appearance: "auto", paddingInline: "18px" } },
});
