import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const plastic = createVar();
const { category, strength, bg } = vars.color;

export const list = piece({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 380px), 1fr))",
  gap: `${vars.space[6]} ${vars.space[8]}`,
});

/** Card and words beside each other, or below each other where the text is enlarged. */
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "18px",
  lineHeight: 1.45,
  "@media": { [media.narrow]: { gap: "14px" } },
});

export const words = style({ flex: "1 1 6.5rem", minInlineSize: 0 });

const shine = `color-mix(in srgb, ${bg.surface} 16%, transparent)`;

export const card = style({
  vars: { [plastic]: category.respect.strong },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "space-between",
  flex: "none",
  inlineSize: "150px",
  aspectRatio: "1.6",
  // It hides nothing that flows over: larger text makes the card taller.
  padding: "12px 14px",
  borderRadius: cut.tile,
  background: `radial-gradient(circle at 100% 110%, ${shine} 0 60px, transparent 61px), ${plastic}`,
  boxShadow: vars.shadow.paper1,
  color: vars.color.text.onPrimary,
  fontSize: "0.88rem",
  overflowWrap: "anywhere",
  selectors: {
    [`${item}:nth-child(3n + 2) &`]: { vars: { [plastic]: strength.justice.text } },
    [`${item}:nth-child(3n) &`]: { vars: { [plastic]: bg.inverse } },
  },
  "@media": {
    [media.narrow]: { inlineSize: "116px", padding: "9px 11px", fontSize: "0.78rem" },
    // Its colour goes: an edge tells it from the sheet.
    [media.forcedColors]: { border: `${vars.border.width.control} solid` },
  },
});

/** A card that is no longer valid has lost its colour. */
export const expiredCard = style({ filter: "grayscale(1)" });

export const chip = style({
  inlineSize: "26px",
  blockSize: "19px",
  borderRadius: vars.radius.xs,
  background: vars.color.action.reward.bgHover,
});

export const brand = style({ fontWeight: vars.font.weight.bold, lineHeight: vars.font.lineHeight.heading });

export const digits = style({
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
});

export const name = style({ fontWeight: vars.font.weight.bold });

export const expiry = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});
export const validity = styleVariants({
  soon: { color: vars.color.text.warning, fontWeight: vars.font.weight.bold },
  expired: { color: vars.color.text.danger, fontWeight: vars.font.weight.bold },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px",
  minBlockSize: vars.size.target.primary,
});
