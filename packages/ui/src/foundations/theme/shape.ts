import { vars } from "./vars.css.ts";

const corners = ({ tl, tr, br, bl }: Record<"tl" | "tr" | "br" | "bl", string>) =>
  `${tl} ${tr} ${br} ${bl} / ${tr} ${tl} ${bl} ${br}`;
const mirrored = ({ tl, tr, br, bl }: Record<"tl" | "tr" | "br" | "bl", string>) =>
  `${tr} ${tl} ${bl} ${br} / ${tl} ${tr} ${br} ${bl}`;

/** Small corners around one radius, clockwise from top left, each a little more or less than it. */
const around = (radius: string, ...pixels: readonly [number, number, number, number]) =>
  pixels.map((more) => (more === 0 ? radius : `calc(${radius} + ${more}px)`)).join(" ");

/**
 * Hand-cut corners (DESIGN §4): `sheet` for cards, `hero` for dialogs and plan cards, `card` for rows that stand like
 * cards, `panel` for notices and other paper inside a sheet, `field` for inputs, `tile` for what is pressed, `tag` for
 * what is stuck on. Neighbouring cards alternate with the mirrored ones.
 */
export const cut = {
  sheet: corners(vars.radius.cut),
  sheetMirrored: mirrored(vars.radius.cut),
  hero: corners(vars.radius.cutLg),
  heroMirrored: mirrored(vars.radius.cutLg),
  card: around(vars.radius.lg, -2, 2, -4, 0),
  panel: around(vars.radius.md, 2, 6, 0, 4),
  field: around(vars.radius.md, 0, 2, -1, 1),
  tile: around(vars.radius.md, -2, 0, -3, -1),
  tag: around(vars.radius.sm, 2, 5, 1, 4),
} as const;

/** Borders that the components share. */
export const line = {
  sheet: `${vars.border.width.hair} solid ${vars.color.border.card}`,
  control: `${vars.border.width.control} solid ${vars.color.border.control}`,
  stitch: `${vars.border.width.control} dashed ${vars.color.border.stitch}`,
} as const;

/** The border of what is chosen, where a colour alone doesn't tell it. */
export const doubled = { borderStyle: "double", borderWidth: "4px" } as const;
