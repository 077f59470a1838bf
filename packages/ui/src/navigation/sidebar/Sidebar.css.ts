import { style } from "@vanilla-extract/css";
import { currentEntry } from "../../foundations/looks/current-entry.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, space } = vars;

export const logo = style({ inlineSize: "120px" });

/** Picture and words beside each other, or below each other where the text is enlarged. */
export const guest = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 14px",
  padding: space[4],
  borderRadius: cut.sheet,
  background: color.bg.tintReward,
  lineHeight: vars.font.lineHeight.ui,
});

export const picture = style({ flex: "none", inlineSize: "84px" });

export const words = style({ flex: "1 1 6.5rem", minInlineSize: 0 });

export const welcome = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });

export const waysIn = style({ display: "flex", flex: "1 0 100%", flexWrap: "wrap", gap: "10px" });

/** Its words keep to one line: where two have no room beside each other, each has a row. */
export const wayIn = style({ flex: "1 0 auto", whiteSpace: "nowrap" });

export const member = style({ display: "grid", gap: space[2] });

export const person = style({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  paddingInline: "10px",
  lineHeight: vars.font.lineHeight.ui,
});

export const name = style({ display: "block", fontWeight: vars.font.weight.bold, overflowWrap: "anywhere" });

export const memberLink = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "28px",
  fontSize: vars.font.size.sm,
});

/** Two beside each other, or one where the text is enlarged. */
export const pages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))",
});

const row = {
  display: "flex",
  alignItems: "center",
  borderRadius: cut.field,
  color: color.text.primary,
  hyphens: "auto",
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: {
    "&:hover": hovered({ background: color.bg.tintGrowth }),
    "&[aria-current]": { background: color.bg.tintGrowth, color: color.text.primary },
  },
  "@media": currentEntry,
} as const;

export const page = style({
  ...row,
  minBlockSize: "36px",
  padding: "4px 10px",
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const entry = style({
  ...row,
  gap: "14px",
  minBlockSize: "50px",
  padding: "6px 14px",
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
});

const close = { minBlockSize: "40px", paddingBlock: "2px" };

/** On a phone all entries fit, with the languages below them, so that nobody has to guess that there is more. */
export const entryOfGuest = style({ "@media": { "(height <= 930px)": close } });
/** A member's pages stand above them too. */
export const entryOfMember = style(close);

export const highlighted = style({
  background: color.bg.tintSchool,
  color: color.strength.justice.text,
  selectors: { "&:hover": hovered({ background: color.strength.justice.soft }) },
});

export const icon = style({
  color: color.text.link,
  selectors: { [`${highlighted} &`]: { color: "inherit" } },
});
