import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const numeral = createVar();
const quiet = createVar();
const { color } = vars;

export const strategies = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(50% - 8px, 200px), 1fr))",
  gap: vars.space[7],
  "@media": { [media.narrow]: { gap: `${vars.space[7]} ${vars.space[4]}` } },
});

export const tone = styleVariants({
  paper: { vars: { [numeral]: color.category.courtesy.strong, [quiet]: color.text.muted } },
  inverse: { vars: { [numeral]: palette.eggtart[400], [quiet]: color.text.inverseMuted }, color: color.text.inverse },
});

export const strategy = style({ minInlineSize: 0 });

const grounds = [palette.leaf[200], palette.bauhinia[200], palette.eggtart[200], palette.harbour[200]];

export const sheet = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  marginBlockEnd: "18px",
  padding: "18px",
  borderRadius: cut.sheet,
  selectors: {
    ...Object.fromEntries(
      grounds.map((background, place) => [`${strategy}:nth-child(4n + ${place + 1}) > &`, { background }]),
    ),
    [`${strategy}:nth-child(even) > &`]: { borderRadius: cut.sheetMirrored },
  },
  "@media": { [media.narrow]: { padding: "10px" } },
});

export const title = style({
  display: "flex",
  alignItems: "baseline",
  gap: "10px",
  marginBlockEnd: "6px",
  overflowWrap: "anywhere",
  hyphens: "auto",
});
export const number = style({ color: numeral });
export const body = style({
  color: quiet,
  fontSize: vars.font.size.sm,
  lineHeight: 1.65,
  textWrap: "pretty",
  selectors: { "&:lang(zh)": { fontSize: "1rem" } },
});
