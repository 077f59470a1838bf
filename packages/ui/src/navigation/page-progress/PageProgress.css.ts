import { keyframes } from "@vanilla-extract/css";
import { media, zIndex } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const grow = keyframes({ from: { scale: "0 1" }, to: { scale: "0.92 1" } });

export const line = piece({
  appearance: "none",
  position: "fixed",
  zIndex: zIndex.toast,
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: "100%",
  blockSize: "5px",
  border: 0,
  borderEndEndRadius: vars.radius.pill,
  background: vars.color.action.primary.bg,
  boxShadow: `0 0 0 1px ${vars.color.bg.surface}`,
  transformOrigin: "left",
  animation: `${grow} 12s cubic-bezier(0.05, 0.7, 0.3, 1) both`,
  pointerEvents: "none",
  selectors: {
    "&:dir(rtl)": { transformOrigin: "right" },
    "&::-webkit-progress-bar": { background: "none" },
    "&::-webkit-progress-value": { background: "none" },
    "&::-moz-progress-bar": { background: "none" },
  },
  "@media": {
    [media.forcedColors]: { background: "Highlight", forcedColorAdjust: "none" },
    print: { display: "none" },
  },
});
