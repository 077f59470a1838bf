import { vars } from "./vars.css.ts";

const corners = ({ tl, tr, br, bl }: Record<"tl" | "tr" | "br" | "bl", string>) =>
  `${tl} ${tr} ${br} ${bl} / ${tr} ${tl} ${bl} ${br}`;
const mirrored = ({ tl, tr, br, bl }: Record<"tl" | "tr" | "br" | "bl", string>) =>
  `${tr} ${tl} ${bl} ${br} / ${tl} ${tr} ${br} ${bl}`;

/**
 * Hand-cut corners (DESIGN §4): `sheet` for cards, `hero` for dialogs and plan cards, `field` for inputs;
 * neighbouring cards alternate `sheet` and `sheetMirrored`.
 */
export const cut = {
  sheet: corners(vars.radius.cut),
  sheetMirrored: mirrored(vars.radius.cut),
  hero: corners(vars.radius.cutLg),
  field: `${vars.radius.md} calc(${vars.radius.md} + 2px) calc(${vars.radius.md} - 1px) calc(${vars.radius.md} + 1px)`,
} as const;

/** Borders that the components share. */
export const line = {
  sheet: `${vars.border.width.hair} solid ${vars.color.border.card}`,
  control: `${vars.border.width.control} solid ${vars.color.border.control}`,
  stitch: `${vars.border.width.control} dashed ${vars.color.border.stitch}`,
} as const;
