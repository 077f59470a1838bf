import { style } from "@vanilla-extract/css";
import { chips } from "../../foundations/looks/chips.css.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { doubled, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action, bg, border, text } = vars.color;

const track = piece({
  display: "inline-flex",
  padding: vars.space[1],
  borderRadius: vars.radius.pill,
  background: bg.track,
});

/** Where the languages stand, by the variant. */
export const list = { track, chips };

const onTrack = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "40px",
  minBlockSize: "36px",
  paddingInline: "10px",
  border: `${vars.border.width.control} solid transparent`,
  borderRadius: vars.radius.pill,
  color: text.secondary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": {
      background: bg.surface,
      color: text.primary,
      boxShadow: vars.shadow.paper1,
      "@media": {
        [media.moreContrast]: { borderColor: border.selected },
        [media.forcedColors]: { ...doubled, borderColor: "Highlight" },
      },
    },
    "&:focus-visible": { borderRadius: vars.radius.pill },
  },
});

/** A chip like those of forms, whose round box is drawn: it is a link, since the page changes with it. */
const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.size.target.primary,
  padding: "6px 18px 6px 10px",
  border: line.control,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  color: text.primary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  textDecoration: "none",
  "::before": {
    content: "''",
    inlineSize: vars.size.target.min,
    blockSize: vars.size.target.min,
    border: line.control,
    borderRadius: "50%",
    background: bg.surface,
  },
  selectors: {
    "&:hover": { background: bg.tintGrowth, color: text.primary },
    "&:focus-visible": { borderRadius: vars.radius.pill },
    "&[aria-current]": {
      borderColor: border.selected,
      background: bg.tintGrowth,
      boxShadow: `inset 0 0 0 1px ${border.selected}`,
    },
    "&[aria-current]::before": {
      borderColor: action.primary.bg,
      background: `radial-gradient(circle closest-side, ${action.primary.text} 42%, ${action.primary.bg} 48%)`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[aria-current]": { ...doubled, borderColor: "Highlight" },
        "&[aria-current]::before": { background: "Highlight", forcedColorAdjust: "none" },
      },
    },
  },
});

/** A language, by the variant. */
export const language = { track: onTrack, chips: chip };
