import { style } from "@vanilla-extract/css";
import { hovered } from "../theme/hovered.ts";
import { media } from "../theme/media.ts";
import { pressed } from "../theme/pressed.ts";
import { doubled, line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

const { action, bg, border, text } = vars.color;

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

const shape = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target.primary,
  padding: "6px 18px",
  border: line.control,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "&:focus-visible": { borderRadius: vars.radius.pill } },
});

export const chip = style([
  shape,
  {
    background: bg.surface,
    color: text.primary,
    ...pressed({ background: bg.tintGrowth }),
    selectors: { "&:hover": hovered({ borderColor: border.controlHover, background: bg.tintGrowth }) },
  },
]);

/** What is chosen: filled, and outlined twice where colours are the system's. */
export const currentChip = style([
  shape,
  {
    borderColor: action.primary.bg,
    background: action.primary.bg,
    color: action.primary.text,
    ...pressed({ background: action.primary.bgHover }),
    selectors: { "&:hover": hovered({ borderColor: action.primary.bgHover, background: action.primary.bgHover }) },
    "@media": { [media.forcedColors]: { ...doubled, borderColor: "LinkText" } },
  },
]);
