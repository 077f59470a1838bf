import { piece, pieceVariants } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

export const tone = pieceVariants({
  primary: {},
  secondary: { color: vars.color.text.secondary },
  muted: { color: vars.color.text.muted },
});

export const size = pieceVariants({
  lead: { fontSize: vars.font.size.lg, color: vars.color.text.secondary, textWrap: "pretty" },
  md: {},
  sm: { fontSize: vars.font.size.sm, lineHeight: vars.font.lineHeight.ui },
  xs: {
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.ui,
    // In Chinese nothing is smaller than 14 px (DESIGN §3).
    selectors: { "&:lang(zh)": { fontSize: `max(${vars.font.size.xs}, 0.875rem)` } },
  },
});

export const headingSize = pieceVariants(
  { display: "6xl", "5xl": "5xl", "4xl": "4xl", "3xl": "3xl", "2xl": "2xl", xl: "xl", lg: "lg" } as const,
  (step) => ({ fontSize: vars.font.size[step] }),
);

export const dynamic = piece({ fontFamily: vars.font.family.text, fontWeight: vars.font.weight.bold });
export const phrase = piece({ display: "inline-block" });
