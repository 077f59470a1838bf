import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = piece({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(20%, 10rem)), 1fr))",
  gap: vars.space[7],
  "@media": { [media.narrow]: { gap: `${vars.space[7]} ${vars.space[4]}` } },
});

export const item = style({ display: "grid", alignContent: "start", gap: "6px" });

export const frame = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  marginBlockEnd: vars.space[3],
  padding: "18px",
  borderRadius: cut.card,
  "@media": { [media.narrow]: { padding: "10px" } },
});

const { leaf, bauhinia, eggtart, harbour } = palette;

/** One paper after the other. */
export const papers = [leaf[200], bauhinia[200], eggtart[200], harbour[200]].map((background) => style({ background }));

/** A title of two lines stays beside its number. */
export const title = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: "6px",
});
export const number = style({ color: eggtart[400] });

export const body = style({
  color: vars.color.text.inverseMuted,
  fontSize: vars.font.size.sm,
  lineHeight: 1.65,
  textWrap: "pretty",
  selectors: { "&:lang(zh)": { fontSize: "1rem" } },
});
