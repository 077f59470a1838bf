import { style, styleVariants } from "@vanilla-extract/css";

export const rim = style({
  position: "absolute",
  insetInline: 0,
  inlineSize: "100%",
  blockSize: "46px",
  pointerEvents: "none",
});

/** One pixel of overlap hides the seam between two sheets. */
export const side = styleVariants({
  above: { insetBlockEnd: "calc(100% - 1px)" },
  below: { insetBlockStart: "calc(100% - 1px)", rotate: "180deg" },
});
