import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** A leaf that hangs by its stalk in one corner and points at the ground with the other. */
export const leaf = piece({
  position: "relative",
  marginBlockStart: vars.space[6],
  padding: `${vars.space[14]} ${vars.space[16]}`,
  // oxlint-disable-next-line gk/theme-values -- a leaf, drawn
  borderRadius: "10px 140px 10px 140px",
  background: vars.color.bg.tintGrowth,
  boxShadow: vars.shadow.sticker,
  selectors: {
    // The stalk.
    "&::before": {
      content: "''",
      position: "absolute",
      insetBlockStart: "-34px",
      insetInlineStart: "-6px",
      inlineSize: "6px",
      blockSize: "46px",
      borderRadius: vars.radius.pill,
      background: vars.color.border.stitch,
      rotate: "-24deg",
    },
  },
  "@media": {
    [media.narrow]: {
      padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[10]}`,
      // oxlint-disable-next-line gk/theme-values -- a leaf, drawn
      borderRadius: "8px 64px 8px 64px",
    },
    [media.forcedColors]: { border: "1px solid" },
  },
});
