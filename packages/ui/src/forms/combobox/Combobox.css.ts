import { globalStyle, style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, font, space } = vars;

export const input = style({ appearance: "none", paddingInlineEnd: "52px" });

export const arrow = style({
  position: "absolute",
  insetBlockStart: "calc(50% - 11px)",
  insetInlineEnd: "16px",
  inlineSize: "22px",
  blockSize: "22px",
  color: color.text.muted,
  pointerEvents: "none",
});

/** As wide as the field. */
export const sheet = piece({
  maxBlockSize: "20rem",
  "@supports": {
    "(anchor-scope: all)": { inlineSize: "anchor-size(inline)", maxInlineSize: "none" },
    "not selector(:popover-open)": { inlineSize: "100%" },
  },
});

export const option = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
  minBlockSize: vars.size.target.primary,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: cut.tile,
  lineHeight: font.lineHeight.ui,
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": hovered({ background: color.action.quiet.bgHover }),
    "&[data-active]": {
      background: color.action.quiet.bgHover,
      boxShadow: `inset 0 0 0 ${vars.border.width.control} ${color.focus.ring}`,
    },
    "&[aria-selected='true']": { fontWeight: font.weight.bold },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-active]": { outline: "2px solid Highlight", outlineOffset: "-2px", boxShadow: "none" } },
    },
  },
});

export const hint = style({
  display: "block",
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
});

/** How many there are, in the place of those that are not there. */
export const said = style({ display: "block", padding: `${space[2]} ${space[3]}`, color: color.text.muted });
globalStyle(`${said}:empty`, { display: "none" });
