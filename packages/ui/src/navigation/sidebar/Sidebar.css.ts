import { keyframes, style } from "@vanilla-extract/css";
import { media, zIndex } from "../../foundations/theme/media.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";
import { vanish } from "../../overlays/modal/scrim.css.ts";

const { color, space, motion } = vars;

const slide = keyframes({ from: { opacity: 0, translate: "40px 0" } });

export const drawer = style({
  position: "fixed",
  insetBlock: 0,
  insetInline: "auto 0",
  zIndex: zIndex.drawer,
  display: "flex",
  flexDirection: "column",
  gap: "18px",
  inlineSize: `min(${vars.size.drawer}, 88vw)`,
  blockSize: "auto",
  maxBlockSize: "none",
  margin: 0,
  border: 0,
  padding: "18px 20px 28px",
  color: color.text.primary,
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderStartStartRadius: vars.radius.xl,
  borderEndStartRadius: vars.radius.cutLg.tl,
  background: color.bg.page,
  boxShadow: vars.shadow.paper3,
  animation: `${slide} ${motion.duration.base} ${motion.easing.out}`,
  selectors: { "&[data-state='closed']": { animation: `${vanish} ${motion.duration.quick} forwards` } },
  "@media": { [media.forcedColors]: { border: "2px solid CanvasText" } },
});

export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between" });

export const logo = style({ inlineSize: "120px" });

export const guest = style({
  display: "grid",
  gridTemplateColumns: "84px 1fr",
  alignItems: "center",
  gap: "12px 14px",
  padding: space[4],
  borderRadius: cut.sheet,
  background: color.bg.tintReward,
  lineHeight: vars.font.lineHeight.ui,
});

export const welcome = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });

export const waysIn = style({ gridColumn: "1 / -1", display: "flex", gap: "10px" });

export const member = style({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  paddingInline: "10px",
  lineHeight: vars.font.lineHeight.ui,
});

export const name = style({ display: "block", fontWeight: vars.font.weight.bold, overflowWrap: "anywhere" });

export const memberLink = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "28px",
  fontSize: vars.font.size.sm,
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  minBlockSize: "50px",
  padding: "6px 14px",
  borderRadius: cut.field,
  color: color.text.primary,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  textDecoration: "none",
  selectors: {
    "&:hover, &[aria-current]": { background: color.bg.tintGrowth, color: color.text.primary },
  },
});

export const highlighted = style({
  background: color.bg.tintSchool,
  color: color.strength.justice.text,
  selectors: { "&:hover": { background: color.strength.justice.soft, color: color.strength.justice.text } },
});

export const icon = style({
  color: color.text.link,
  selectors: { [`${highlighted} &`]: { color: "inherit" } },
});

export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockStart: "auto",
  paddingBlockStart: space[2],
});
