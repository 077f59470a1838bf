import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const box = style({ position: "relative" });

// Wins over the control's own style in any order of stylesheets.
globalStyle(`${box} > input`, { appearance: "none", paddingInline: "48px 52px" });
globalStyle(`${box} > input::-webkit-search-cancel-button`, { display: "none" });

export const glass = style({
  position: "absolute",
  insetBlockStart: "calc(50% - 11px)",
  insetInlineStart: "16px",
  inlineSize: "22px",
  blockSize: "22px",
  color: vars.color.text.muted,
  pointerEvents: "none",
});

export const clear = style({
  position: "absolute",
  insetBlockStart: "4px",
  insetInlineEnd: "4px",
  "@media": { "(scripting: none)": { display: "none" } },
});
globalStyle(`${box} > input:placeholder-shown ~ ${clear}`, { visibility: "hidden" });
