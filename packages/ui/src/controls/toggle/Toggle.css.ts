import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const row = piece({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: vars.size.target.primary,
});

export const words = style({ minWidth: 0 });
export const label = style({ display: "block", fontWeight: vars.font.weight.bold });
export const description = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

const { action, border, bg } = vars.color;

export const control = style({
  position: "relative",
  flex: "none",
  inlineSize: "60px",
  blockSize: "34px",
  padding: 0,
  border: "2px solid transparent",
  borderRadius: vars.radius.pill,
  background: border.control,
  cursor: "pointer",
  // The target is 44 px high although the track is not.
  "::before": { content: "", position: "absolute", inset: "-7px 0" },
  "::after": {
    content: "",
    position: "absolute",
    insetBlock: "2px",
    insetInlineStart: "2px",
    inlineSize: "26px",
    borderRadius: "50%",
    background: bg.surface,
    boxShadow: vars.shadow.sticker,
    transition: `translate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  },
  selectors: {
    "&:focus-visible": { borderRadius: vars.radius.pill },
    "&[aria-checked='true']": { background: action.primary.bg },
    "&[aria-checked='true']::after": { translate: "26px 0" },
    "&[aria-disabled='true']": { background: action.disabled.edge, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "ButtonText",
      "::after": { background: "ButtonText" },
      selectors: { "&[aria-checked='true']": { background: "Highlight", forcedColorAdjust: "none" } },
    },
  },
});
