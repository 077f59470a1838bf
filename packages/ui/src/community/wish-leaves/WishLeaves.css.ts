import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const leaves = piece({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  alignItems: "start",
  gap: vars.space[7],
  paddingBlock: vars.space[2],
});

/** Pointed at the stalk and at the tip. */
export const leaf = piece({
  position: "relative",
  display: "grid",
  gap: vars.space[1],
  padding: `${vars.space[7]} ${vars.space[8]} ${vars.space[6]}`,
  // oxlint-disable-next-line gk/theme-values -- a leaf, drawn
  borderRadius: "6px 72px 6px 72px",
  boxShadow: vars.shadow.sticker,
  lineHeight: vars.font.lineHeight.ui,
  overflowWrap: "anywhere",
  rotate: "-1.2deg",
  selectors: {
    // oxlint-disable-next-line gk/theme-values -- its mirror image
    "&:nth-child(even)": { borderRadius: "72px 6px 72px 6px", rotate: "1deg" },
    "&:nth-child(3n)": { rotate: "0.4deg" },
    // The stalk.
    "&::before": {
      content: "''",
      position: "absolute",
      insetBlockStart: "-10px",
      insetInlineStart: "2px",
      inlineSize: "3px",
      blockSize: "16px",
      borderRadius: vars.radius.pill,
      background: vars.color.border.stitch,
      rotate: "-24deg",
    },
    "&:nth-child(even)::before": { insetInlineStart: "auto", insetInlineEnd: "2px", rotate: "24deg" },
  },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

const swing = keyframes({ from: { rotate: "-16deg" }, "45%": { rotate: "6deg" }, "75%": { rotate: "-4deg" } });

/** Hung up this moment: it swings from its stalk, once. */
export const fresh = style({
  transformOrigin: "0 0",
  animation: `${swing} ${vars.motion.duration.story} ${vars.motion.easing.out}`,
});

export const tone = pieceVariants(vars.color.category, ({ soft, text }) => ({ background: soft, color: text }));

export const wish = style({
  color: vars.color.text.primary,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.5,
  textWrap: "pretty",
});
export const name = style({ color: vars.color.text.primary });
export const category = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
