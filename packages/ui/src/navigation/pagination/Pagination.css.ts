import { style } from "@vanilla-extract/css";
import { mirrorArrow } from "../../foundations/looks/mirror-arrow.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { pressed } from "../../foundations/theme/pressed.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, doubled } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const pagination = piece({ display: "grid", gap: vars.space[5] });

export const more = style({ display: "grid", justifyItems: "center", gap: vars.space[2] });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space[2],
  "@media": { [media.narrow]: { gap: vars.space["05"] } },
});

export const page = style({
  display: "grid",
  placeItems: "center",
  // The nine parts of a long list stay in one row from 320 px.
  minInlineSize: `clamp(32px, 10vw, ${vars.size.target.primary})`,
  minBlockSize: vars.size.target.primary,
  border: `${vars.border.width.control} solid transparent`,
  borderRadius: cut.tile,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
  lineHeight: 1,
  textDecoration: "none",
  ...pressed({ background: vars.color.bg.tintGrowth }),
  selectors: {
    "&:where(:hover)": hovered({ background: vars.color.bg.tintGrowth }),
    "&[aria-current]": { background: vars.color.action.primary.bg, color: vars.color.action.primary.text },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-current]": { ...doubled, borderColor: "Highlight" } } },
  },
});

mirrorArrow(page);

/** Keeps the place of an arrow that leads nowhere, so that the pages do not move under the finger. */
export const nowhere = style({ visibility: "hidden" });
