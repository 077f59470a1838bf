import { globalStyle, style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action, bg, border, feedback, focus, text } = vars.color;

export const drop = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[5],
  padding: `18px 22px`,
  border: line.stitch,
  borderRadius: cut.sheet,
  background: bg.sunken,
  selectors: {
    "&:has(:focus-visible[type='file'])": {
      outline: `${vars.border.width.focus} solid ${focus.ring}`,
      outlineOffset: "3px",
    },
    "&:has([type='file']:disabled)": { background: action.disabled.bg, color: text.disabled },
    "&[data-invalid]": { borderColor: border.danger, background: feedback.error.bg },
  },
  "@media": { [media.narrow]: { padding: vars.space[4], gap: "14px" } },
});

export const picture = style({
  flex: "none",
  inlineSize: "92px",
  blockSize: "92px",
  borderRadius: "50%",
  objectFit: "cover",
  "@media": { [media.narrow]: { inlineSize: "72px", blockSize: "72px" } },
});

export const content = style({ flex: "1 1 160px", minInlineSize: 0 });

/** The input lies over the whole sheet, so that a file can be dropped anywhere on it. */
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  opacity: 0,
  cursor: "pointer",
  fontSize: 0,
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2], marginBlockStart: "6px" });

export const above = style({ position: "relative" });

/** What was chosen, and how far it has been sent. */
export const chosen = style({ maxInlineSize: "360px", marginBlockStart: vars.space[3] });

globalStyle(`${drop}:hover ${actions} > span`, hovered({ background: vars.color.action.secondary.bgHover }));
