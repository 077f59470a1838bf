import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const box = style({ position: "relative" });

globalStyle(`${box} > input`, { paddingInlineEnd: "56px" });

export const toggle = style({
  position: "absolute",
  insetInlineEnd: "5px",
  insetBlockStart: "4px",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const strength = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  marginBlockStart: vars.space[2],
});

export const words = style({
  selectors: { "&:empty": { paddingInlineStart: 0 } },
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  paddingInlineStart: "14px",
  minBlockSize: "1.5em",
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  fontWeight: vars.font.weight.bold,
});

export const tone = {
  weak: style({ color: vars.color.text.danger }),
  fair: style({ color: vars.color.text.warning }),
  strong: style({ color: vars.color.text.success }),
};

const filled = createVar();

// Three stitched parts of one bar, filled from the start.
export const bar = style({
  vars: { [filled]: "0" },
  blockSize: vars.space[2],
  borderRadius: vars.radius.pill,
  backgroundImage: `linear-gradient(to right, currentColor calc(100% * ${filled} / 3), ${vars.color.border.subtle} 0)`,
  maskImage:
    "linear-gradient(to right, black 0 32.6%, transparent 0 33.6%, black 0 66.2%, transparent 0 67.2%, black 0)",
  forcedColorAdjust: "none",
});

export const fill = {
  weak: style({ vars: { [filled]: "1" } }),
  fair: style({ vars: { [filled]: "2" } }),
  strong: style({ vars: { [filled]: "3" } }),
};
