import { style } from "@vanilla-extract/css";
import { currentEntry } from "../../foundations/looks/current-entry.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, font, space } = vars;

export const list = piece({ display: "grid", minInlineSize: "12rem" });

/** After a stitch: what is of another kind. */
export const divided = style({
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: line.stitch,
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: vars.size.target.primary,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: cut.tile,
  background: "none",
  color: color.text.primary,
  fontWeight: font.weight.bold,
  lineHeight: font.lineHeight.ui,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:where(:hover)": hovered({ background: color.action.quiet.bgHover }),
    "&:focus-visible": { outlineOffset: "-3px" },
    "&[aria-current]": { background: color.bg.tintGrowth },
    "&[aria-disabled='true']": { background: "none", color: color.text.muted, cursor: "not-allowed" },
  },
  "@media": {
    ...currentEntry,
    [media.forcedColors]: {
      selectors: {
        ...currentEntry[media.forcedColors].selectors,
        "&[aria-disabled='true']": { color: "GrayText" },
      },
    },
  },
});

export const icon = style({ flex: "none", color: color.text.link });
