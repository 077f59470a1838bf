import { globalStyle, style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { pieces } from "../../foundations/theme/layers.css.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const gap = "6px";
const { border, text, bg, feedback, action } = vars.color;

export const field = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  minInlineSize: 0,
});

export const group = piece({});

// The control, and whatever else says nothing of its own place: of no weight, so that every class wins over it.
globalStyle(`:where(${field}, ${group}) > *`, {
  "@layer": { [pieces]: { gridRow: 3, marginBlockStart: gap, minInlineSize: 0 } },
});

/** The line of a label that has something at its end. */
export const head = style({
  gridRow: 1,
  marginBlockStart: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space[4],
});

export const label = style({
  gridRow: 1,
  marginBlockStart: 0,
  justifySelf: "start",
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
});

/**
 * The star of an answer that may not be left out; the control itself says so aloud. The word joiner keeps the star on the
 * line of the last word.
 */
export const star = style({
  "::after": { content: ["'\u2060*'", "'\u2060*' / ''"], color: text.danger, marginInlineStart: vars.space[1] },
});

export const optional = piece({
  fontWeight: vars.font.weight.regular,
  fontSize: vars.font.size.sm,
  color: text.muted,
});

export const hint = style({
  gridRow: 2,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  color: text.muted,
});

/** Its icon is drawn here, and not by an `Icon` each: a refused form has many messages. */
export const message = piece({
  position: "relative",
  gridRow: 4,
  marginBlockStart: gap,
  paddingInlineStart: `calc(1.2em + ${vars.space[2]})`,
  overflowWrap: "anywhere",
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
  color: text.danger,
  "::before": {
    content: ["'!'", "'!' / ''"],
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: "0.13em",
    inlineSize: "1.2em",
    blockSize: "1.2em",
    border: `${vars.border.width.control} solid`,
    borderRadius: vars.radius.pill,
    lineHeight: "calc(1.2em - 4px)",
    textAlign: "center",
  },
  // Without the plate that forced colours lay behind letters, and over the circle.
  "@media": { [media.forcedColors]: { "::before": { forcedColorAdjust: "none", color: "CanvasText" } } },
});

/** The box that text is typed into or chosen in. */
export const control = style({
  display: "block",
  inlineSize: "100%",
  minBlockSize: "52px",
  // Its label and hint come into view with it, from under what lies over the page.
  scrollMarginBlockStart: vars.space[20],
  padding: "10px 18px",
  border: line.control,
  borderRadius: cut.field,
  backgroundColor: bg.surface,
  lineHeight: 1.5,
  textOverflow: "ellipsis",
  selectors: {
    "&:where(:hover)": hovered({ borderColor: border.controlHover }),
    "&:focus": { borderColor: border.controlHover },
    "&::placeholder": { color: text.muted, opacity: 1 },
    "&[aria-invalid='true']": { borderColor: border.danger, backgroundColor: feedback.error.bg },
    "&:disabled": {
      backgroundColor: action.disabled.bg,
      borderColor: action.disabled.edge,
      color: text.disabled,
      opacity: 1,
      cursor: "not-allowed",
    },
  },
});
