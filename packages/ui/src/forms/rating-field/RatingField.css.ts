import { style } from "@vanilla-extract/css";
import { hidden } from "../../foundations/looks/hidden.css.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action, border, bg, feedback, focus, text } = vars.color;

export const frame = style({ containerType: "inline-size", maxInlineSize: "560px" });

export const cells = style({
  display: "grid",
  gridTemplateColumns: "repeat(10, minmax(0, 1fr))",
  gap: "6px",
  "@container": { "(width < 560px)": { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});

export const input = hidden;

export const cell = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minBlockSize: "48px",
  border: line.control,
  borderRadius: cut.tile,
  background: bg.surface,
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
  lineHeight: 1,
  cursor: "pointer",
  selectors: {
    "&:where(:hover)": hovered({ background: bg.tintGrowth }),
    "[aria-invalid='true'] &": { borderColor: border.danger, background: feedback.error.bg },
    // The cells before the chosen one.
    "&:has(~ label :checked)": { background: action.secondary.bgActive, borderColor: border.selected },
    "&:has(:checked)": { background: action.primary.bg, borderColor: action.primary.bg, color: action.primary.text },
    "&&:has(:disabled)": {
      background: action.disabled.bg,
      borderColor: action.disabled.edge,
      color: action.disabled.text,
      cursor: "not-allowed",
    },
    "&&:has(:checked:disabled)": { borderColor: action.disabled.text },
    "&:has(:focus-visible)": { outline: `${vars.border.width.focus} solid ${focus.ring}`, outlineOffset: "3px" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&:has(:checked)": { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" } },
    },
  },
});

export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[4],
  marginBlockStart: "6px",
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  color: text.muted,
});
