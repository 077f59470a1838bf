import { globalStyle, style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media, zIndex } from "../../foundations/theme/media.ts";
import { composed, piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { promo } = vars.color;

/** Teeth of 9 px along the lower rim; the header slides up under them. */
const zigzag =
  "conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) 50% / 18px 100%";

export const bar = piece({
  position: "relative",
  zIndex: zIndex.header,
  marginBlockEnd: "-9px",
  paddingBlock: "8px 15px",
  background: promo.bg,
  color: promo.text,
  mask: zigzag,
});

globalStyle(`${bar} :focus-visible`, { outlineColor: promo.text });

export const inner = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[5],
  minBlockSize: "40px",
  paddingInlineEnd: "44px",
  "@media": {
    [media.narrow]: { justifyContent: "space-between", gap: "10px", paddingInlineEnd: "40px" },
  },
});

export const text = style({
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
  "@media": { [media.narrow]: { fontSize: vars.font.size.sm, textWrap: "balance" } },
});

export const amount = composed({ paddingInline: "0.18em", fontSize: "1.2em" });

export const call = style({
  background: promo.button,
  boxShadow: "none",
  color: promo.buttonText,
  whiteSpace: "nowrap",
  selectors: { "&:hover": hovered({ textDecoration: "underline" }) },
  "@media": { [media.narrow]: { display: "none" } },
});

export const close = style({
  position: "absolute",
  insetInlineEnd: 0,
  "@media": { [media.narrow]: { insetInlineEnd: "-10px" } },
  selectors: { "&:hover": hovered({ background: vars.color.category.benevolence.fill }) },
});
