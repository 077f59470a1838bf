import { style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, space } = vars;

export const footer = piece({ position: "relative" });

export const tone = pieceVariants({
  white: { background: color.bg.footer },
  gray: { background: color.bg.footerContact },
});

/** Room for the rim, which lies over the page above. */
export const underPicture = piece({ marginBlockStart: "46px" });

export const rim = style({ color: color.bg.footer });

export const landscape = style({
  inlineSize: "100%",
  blockSize: "240px",
  objectFit: "cover",
  objectPosition: "50% 100%",
  "@media": { [media.narrow]: { blockSize: "170px" } },
});

export const main = style({
  display: "grid",
  gridTemplateColumns: "1.15fr 0.8fr 0.9fr 1.35fr",
  gap: space[12],
  paddingBlock: `${space[14]} ${space[10]}`,
  "@media": {
    // Two columns; one where enlarged text needs it.
    [media.narrow]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(max(8em, 40%), 1fr))",
      gap: "36px 20px",
      paddingBlock: `${space[10]} ${space[7]}`,
    },
  },
});

/** The first and the last column are as wide as the page on a phone. */
export const broad = style({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});

export const logo = style({ inlineSize: "140px" });

export const heading = style({
  marginBlockEnd: space[2],
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "40px",
  color: color.text.secondary,
  textDecoration: "none",
  selectors: { "&:hover": hovered({ color: color.text.link, textDecoration: "underline" }) },
});

export const social = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const network = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.target.primary,
  blockSize: vars.size.target.primary,
  borderRadius: "50% 46% 52% 48% / 48% 52% 46% 50%",
  background: color.bg.tintGrowth,
  color: color.text.link,
  selectors: { "&:hover": hovered({ background: color.category.conduct.soft }) },
});

/** Its place is there before it comes, and nothing moves. */
export const timeline = style({ display: "grid", alignItems: "start", minBlockSize: "226px" });

export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: `${space[5]} ${space[8]}`,
  borderBlockStart: `${vars.border.width.control} dashed ${color.border.card}`,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
});
