import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const box = style({ position: "relative" });

export const input = style({
  appearance: "none",
  paddingInline: "48px 52px",
  selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
});

export const glass = style({
  position: "absolute",
  insetBlockStart: "calc(50% - 11px)",
  insetInlineStart: "16px",
  inlineSize: "22px",
  blockSize: "22px",
  color: vars.color.text.muted,
  pointerEvents: "none",
});

export const clear = style({ position: "absolute", insetBlockStart: "4px", insetInlineEnd: "4px" });
globalStyle(`${input}:placeholder-shown ~ ${clear}`, { visibility: "hidden" });
