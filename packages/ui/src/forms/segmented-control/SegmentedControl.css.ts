import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { border, color, radius, size, space } = vars;

export const root = piece({ minInlineSize: 0 });

export const segment = style({
  position: "relative",
  selectors: {
    "&:has(:focus-visible)": {
      outline: `${border.width.focus} solid ${color.focus.ring}`,
      outlineOffset: "-1px",
      borderRadius: radius.pill,
    },
    "&:has(:disabled)": { color: color.text.disabled, cursor: "not-allowed" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&:has(:disabled)": { color: "GrayText" } } } },
});

/** The native control lies over its segment, so that a finger and a screen reader find it where it is seen. */
export const radio = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  borderRadius: radius.pill,
  cursor: "inherit",
  selectors: { "&:focus-visible": { outline: "none" } },
});

/** Of the small one. */
export const tight = style({
  minBlockSize: size.control.sm,
  padding: `${space[1]} ${space[4]}`,
  fontSize: vars.font.size.sm,
});
