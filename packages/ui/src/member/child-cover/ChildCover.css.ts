import { createVar, style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const cloth = createVar();
const patch = createVar();
const phone = "(width <= 560px)";
/** Square at the spine, cut at the fore edge. */
const bookCorners = "14px 34px 26px 14px";

export const covers = piece({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 440px), 1fr))",
  gap: vars.space[7],
});

export const book = piece({
  display: "grid",
  gridTemplateColumns: "168px minmax(0, 1fr)",
  overflow: "hidden",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: bookCorners,
  boxShadow: vars.shadow.paper1,
  transition: `translate ${vars.motion.duration.quick}, box-shadow ${vars.motion.duration.quick}`,
  selectors: { "&:hover": hovered({ translate: `0 ${vars.motion.distance.lift}`, boxShadow: vars.shadow.paper2 }) },
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const tone = pieceVariants(vars.color.category, ({ fill, soft }) => ({
  vars: { [cloth]: `color-mix(in srgb, ${fill} 50%, ${soft})`, [patch]: soft },
}));

const ink = `color-mix(in srgb, ${vars.color.text.primary} 16%, transparent)`;

export const cover = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "14px",
  padding: "26px 12px 26px 22px",
  background: [
    `radial-gradient(circle at 100% 0, ${patch} 0 70px, transparent 71px)`,
    `radial-gradient(circle at 0 100%, ${patch} 0 54px, transparent 55px)`,
    `linear-gradient(90deg, ${ink} 0 12px, transparent 12px)`,
    cloth,
  ].join(", "),
  "@media": {
    [phone]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      justifyItems: "start",
      alignItems: "center",
      padding: "16px 20px 16px 30px",
    },
  },
});

export const portrait = style({
  inlineSize: "104px",
  blockSize: "104px",
  objectFit: "cover",
  borderRadius: "52% 48% 50% 50%",
  "@media": { [phone]: { inlineSize: "76px", blockSize: "76px" } },
});

const pen = vars.color.category.benevolence.strong;

/** The name label (姓名貼): a double line, like on a school exercise book. */
export const label = style({
  maxInlineSize: "100%",
  padding: `${vars.space[2]} 10px`,
  minInlineSize: "84px",
  background: vars.color.bg.surface,
  border: `2px solid ${pen}`,
  borderRadius: vars.radius.xs,
  boxShadow: `inset 0 0 0 3px ${vars.color.bg.surface}, inset 0 0 0 4px ${pen}`,
  fontSize: vars.font.size.lg,
  lineHeight: 1.3,
  textAlign: "center",
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const page = style({
  display: "grid",
  alignContent: "start",
  gap: "10px",
  padding: `${vars.space[6]} 26px`,
  "@media": { [phone]: { padding: "18px 20px 22px" } },
});

/** Dates stay whole. */
export const body = style({ overflowWrap: "anywhere", textWrap: "pretty", wordBreak: "keep-all" });

export const between = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const score = style({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
});
export const scoreOf = style({ color: vars.color.text.muted, fontSize: "0.8em" });

export const prize = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});

export const add = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: "6px",
  blockSize: "100%",
  minBlockSize: "240px",
  padding: vars.space[4],
  border: line.stitch,
  borderRadius: bookCorners,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.bold,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": hovered({ background: vars.color.bg.tintGrowth }),
    "&:focus-visible": { borderRadius: bookCorners },
  },
  "@media": { [media.narrow]: { minBlockSize: "170px" } },
});

export const plus = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "64px",
  blockSize: "64px",
  borderRadius: "52% 48% 46% 54%",
  background: vars.color.category.conduct.soft,
  color: vars.color.category.conduct.text,
  fontSize: vars.font.size.xl,
});

export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});
