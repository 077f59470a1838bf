import { style } from "@vanilla-extract/css";
import { chip, chosenChip } from "../../foundations/looks/chip.ts";
import { tick } from "../../foundations/looks/tick.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { pressed } from "../../foundations/theme/pressed.ts";
import { doubled, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action, bg, text } = vars.color;

/** A chip like those of forms, whose round box is drawn: it is a link, since the page changes with it. */
export const language = style({
  ...chip,
  color: text.primary,
  textDecoration: "none",
  ...pressed({ background: bg.tintGrowth }),
  "::before": {
    content: "''",
    inlineSize: vars.size.target.min,
    blockSize: vars.size.target.min,
    border: line.control,
    borderRadius: "50%",
    background: bg.surface,
  },
  selectors: {
    "&:where(:hover)": hovered({ background: bg.tintGrowth }),
    "&:focus-visible": { borderRadius: vars.radius.pill },
    "&[aria-current]": chosenChip,
    "&[aria-current]::before": {
      borderColor: action.primary.bg,
      background: action.primary.bg,
    },
    "&[aria-current]::after": {
      ...tick,
      position: "absolute",
      insetInlineStart: `calc(10px + ${vars.size.target.min} / 2 - 3px)`,
      color: action.primary.text,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[aria-current]": { ...doubled, borderColor: "Highlight" },
        "&[aria-current]::before": { background: "Highlight", forcedColorAdjust: "none" },
        "&[aria-current]::after": { borderColor: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});
