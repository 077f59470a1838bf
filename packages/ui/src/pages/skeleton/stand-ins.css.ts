import { style } from "@vanilla-extract/css";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, space } = vars;
const paper = color.border.card;

/** Goes before the paint of the piece whose box it fills. */
const fill = (background: string) => ({ selectors: { "&&": { background } } });

/** The box of a picture or a cover. */
export const plate = style(fill(paper));

/** The place of a portrait on a cover. */
export const portrait = style({ ...fill(color.border.stitch), opacity: 0.5 });

/** A day's sheet of the calendar. */
export const calendar = style({ display: "grid", gap: space[2], padding: space[3], minBlockSize: space[24] });

/** The lines of a text column, which otherwise are as wide as their words. */
export const column = style({ display: "grid", alignContent: "start", gap: space[3], inlineSize: "100%" });

/** A choice with its picture. */
export const choice = style({
  inlineSize: "100%",
  background: color.bg.surface,
  border: line.sheet,
  borderRadius: cut.sheet,
});

/** Where words are centred, their lines are too. */
export const centred = style([column, { justifyItems: "center" }]);

/** The room of a label above its field. */
export const labelled = style({ display: "grid", gap: space[2] });
