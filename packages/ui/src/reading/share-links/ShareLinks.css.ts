import { style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color } = vars;

export const title = style({
  marginBlockEnd: "10px",
  color: color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const links = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  "@media": { [media.narrow]: { flexDirection: "row", flexWrap: "wrap" } },
});

/** By a style, so that the page is the same for everybody. */
export const phoneOnly = style({ display: "none", "@media": { [media.touch]: { display: "block" } } });

export const link = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.target.primary,
  blockSize: vars.size.target.primary,
  padding: 0,
  border: 0,
  borderRadius: "50% 46% 52% 48% / 48% 52% 46% 50%",
  background: color.bg.tintGrowth,
  color: color.text.link,
  cursor: "pointer",
  selectors: { "&:hover": hovered({ background: color.category.conduct.soft }) },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

/** Stays in the page while it is empty: what comes into it then is read out. */
export const outcome = style({
  display: "block",
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
  color: color.text.secondary,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});
