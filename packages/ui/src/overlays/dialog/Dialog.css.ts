import { createVar, keyframes, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { duration, easing, distance } = vars.motion;
const rise = keyframes({ from: { opacity: 0, translate: `0 ${distance.enter}` } });
const paint = createVar();
const ink = createVar();

export const dialog = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: vars.space[4],
  inlineSize: `min(${vars.size.dialog.sm}, 100%)`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
  padding: "40px 36px 36px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderRadius: cut.hero,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.paper3,
  textAlign: "center",
  animation: `${rise} ${duration.base} ${easing.out}`,
  "@media": {
    [media.narrow]: { padding: "36px 24px 28px" },
    [media.forcedColors]: { border: "2px solid CanvasText" },
  },
});

export const beside = style({
  gridTemplateColumns: "minmax(0, 44fr) minmax(0, 56fr)",
  justifyItems: "stretch",
  alignContent: "stretch",
  gap: 0,
  inlineSize: `min(${vars.size.container.form}, 100%)`,
  padding: 0,
  textAlign: "start",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", padding: 0 } },
});

export const side = style({ display: "grid", placeItems: "center" });

export const sideBeside = style({
  padding: `${vars.space[6]} 18px`,
  background: paint,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 240px)", justifyContent: "center", padding: vars.space[5] },
  },
});

const { feedback, category, status, bg, text } = vars.color;

export const tone = pieceVariants({
  info: { vars: { [paint]: bg.sky, [ink]: text.primary } },
  reward: { vars: { [paint]: status.upgraded.bg, [ink]: text.primary } },
  warm: { vars: { [paint]: category.benevolence.soft, [ink]: text.primary } },
  danger: { vars: { [paint]: feedback.error.bg, [ink]: feedback.error.text } },
});

export const disc = piece({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.avatar.lg,
  blockSize: vars.size.avatar.lg,
  borderRadius: "52% 48% 46% 54% / 48% 52% 48% 52%",
  background: paint,
  color: ink,
});

export const discIcon = style({ inlineSize: vars.size.icon.lg, blockSize: vars.size.icon.lg });

export const picture = piece({ inlineSize: "auto", blockSize: "150px", objectFit: "contain" });

export const words = style({ display: "grid", gap: vars.space[4], justifyItems: "inherit", inlineSize: "100%" });

export const wordsBeside = style({
  alignContent: "center",
  padding: "40px 34px 34px",
  "@media": { [media.narrow]: { padding: "26px 24px 30px" } },
});

export const title = style({ fontSize: vars.font.size["3xl"], lineHeight: vars.font.lineHeight.heading });

/** Leaves the corner to the closing button. */
export const titleBeside = style({ paddingInlineEnd: vars.space[6], fontSize: vars.font.size["2xl"] });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "inherit",
  gap: vars.space[3],
  inlineSize: "100%",
  marginBlockStart: "6px",
});

export const centred = style({ justifyContent: "center" });

export const close = style({ position: "absolute", insetBlockStart: "14px", insetInlineEnd: "14px" });
