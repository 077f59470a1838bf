import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

export const box = style({ position: "relative" });

globalStyle(`${box} > select`, {
  appearance: "none",
  paddingInline: "16px 40px",
  textOverflow: "ellipsis",
  cursor: "pointer",
  "@media": { [media.forcedColors]: { appearance: "auto", paddingInline: "16px" } },
});

export const arrow = style({
  position: "absolute",
  insetInlineEnd: "12px",
  insetBlockStart: "calc(50% - 11px)",
  inlineSize: "22px",
  blockSize: "22px",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { display: "none" } },
});
