import { style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action, border, bg } = vars.color;
const corners = { sheet: cut.sheet, line: cut.card };

export const card = piece({
  position: "relative",
  overflow: "hidden",
  background: bg.surface,
  border: `2px solid ${border.control}`,
  selectors: {
    "&:where(:hover)": hovered({ borderColor: border.controlHover }),
    "&:has(:checked)": {
      borderColor: border.selected,
      background: bg.tintGrowth,
      boxShadow: `inset 0 0 0 1px ${border.selected}`,
    },
    "&:has(:disabled)": { background: action.disabled.bg, borderColor: action.disabled.edge },
    "&:has(:focus-visible)": {
      outline: `${vars.border.width.focus} solid ${vars.color.focus.ring}`,
      outlineOffset: "3px",
    },
  },
});

export const variant = pieceVariants(corners, (borderRadius) => ({ borderRadius }));

export const label = style({
  blockSize: "100%",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { [`${card}:has(:disabled) &`]: { cursor: "not-allowed", color: vars.color.text.disabled } },
});

/** The mark beside the words. */
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  minBlockSize: vars.size.control.lg,
  padding: "12px 18px",
  lineHeight: 1.35,
});

export const mark = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "28px",
  blockSize: "28px",
  margin: 0,
  border: `2px solid ${border.control}`,
  borderRadius: "50%",
  background: bg.surface,
  cursor: "inherit",
  "::before": {
    content: "",
    inlineSize: "13px",
    blockSize: "7px",
    marginBlockEnd: "4px",
    borderInlineStart: "3px solid transparent",
    borderBlockEnd: "3px solid transparent",
    rotate: "-45deg",
  },
  selectors: {
    "&:focus-visible": { outline: "none", borderRadius: "50%" },
    "&:checked": { background: action.primary.bg, borderColor: action.primary.bg },
    "&:checked::before": { borderColor: action.primary.text },
    "&:disabled": { background: action.disabled.bg, borderColor: action.disabled.edge },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", "::before": { content: "none" } } },
});
