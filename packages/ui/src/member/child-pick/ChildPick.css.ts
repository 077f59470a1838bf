import { style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { doubled } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { border, bg, text } = vars.color;

export const list = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });

export const child = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  padding: "8px 22px 8px 8px",
  border: `2px solid ${border.control}`,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  color: text.primary,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: {
    "&:where(:hover)": hovered({ borderColor: border.controlHover }),
    "&:focus-visible": { borderRadius: vars.radius.pill },
    "&[aria-current]": {
      borderColor: border.selected,
      background: bg.tintGrowth,
      boxShadow: `inset 0 0 0 1px ${border.selected}`,
    },
  },
  "@media": {
    [media.moreContrast]: { selectors: { "&[aria-current]": doubled } },
    [media.forcedColors]: { selectors: { "&[aria-current]": { ...doubled, borderColor: "Highlight" } } },
  },
});

export const portrait = style({ inlineSize: "48px", blockSize: "48px", objectFit: "cover", borderRadius: "50%" });
export const name = style({ display: "block", overflowWrap: "anywhere" });
export const note = style({ display: "block", color: text.muted, fontSize: vars.font.size.sm });
