import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const track = { borderRadius: vars.radius.pill, background: vars.color.bg.track };
const fill = { borderRadius: vars.radius.pill, background: vars.color.action.primary.bg };

export const bar = piece({
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: "14px",
  border: 0,
  overflow: "hidden",
  ...track,
  selectors: {
    "&::-webkit-progress-bar": track,
    "&::-webkit-progress-value": fill,
    "&::-moz-progress-bar": fill,
  },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText", forcedColorAdjust: "none" } },
});
