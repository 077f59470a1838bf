import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 10px",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});

export const step = style({ display: "inline-flex", alignItems: "center", gap: "10px", minBlockSize: "32px" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "32px",
  color: vars.color.text.secondary,
});

export const arrow = style({ inlineSize: "16px", blockSize: "16px" });
