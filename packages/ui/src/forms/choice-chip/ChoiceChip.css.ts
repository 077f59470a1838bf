import { style } from "@vanilla-extract/css";
import { chosenChip, chip as look } from "../../foundations/looks/chip.ts";
import { box } from "../../foundations/looks/tick.css.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action, bg, border, focus, text } = vars.color;

/** In forced colours, where tints are gone. */
const off = {
  [media.forcedColors]: { selectors: { "&:has(:disabled, [aria-disabled='true'])": { color: "GrayText" } } },
};

export const chip = piece({
  ...look,
  cursor: "pointer",
  selectors: {
    "&:where(:hover)": hovered({ background: bg.tintGrowth }),
    "&:has(:checked)": chosenChip,
    "&:has([aria-invalid='true']:not(:checked)), [role='radiogroup'][aria-invalid='true'] &:not(:has(:checked))": {
      borderColor: border.danger,
    },
    "&:has(:disabled, [aria-disabled='true'])": {
      background: action.disabled.bg,
      borderColor: action.disabled.edge,
      color: text.disabled,
      cursor: "not-allowed",
    },
    "&:has(:focus-visible)": { outline: `${vars.border.width.focus} solid ${focus.ring}`, outlineOffset: "3px" },
  },
  "@media": off,
});

/** Without the chip: a line of a list, as in filters. */
export const row = piece({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: "36px",
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.sm,
  lineHeight: 1.3,
  cursor: "pointer",
  selectors: {
    "&:where(:hover)": hovered({ color: text.link }),
    "&:has(:checked)": { fontWeight: vars.font.weight.bold },
    "&:has(:disabled, [aria-disabled='true'])": { color: text.disabled, cursor: "not-allowed" },
    "&:has(:focus-visible)": { outline: `${vars.border.width.focus} solid ${focus.ring}`, outlineOffset: "3px" },
  },
  "@media": off,
});

/** With a second line it is a card. */
export const card = style([
  chip,
  piece({ flex: "1 1 220px", gap: "14px", padding: `14px ${vars.space[4]}`, borderRadius: cut.field }),
]);

export const mark = style([box, { selectors: { "&:focus-visible": { outline: "none" } } }]);
export const label = style({ display: "block" });
export const hint = style({
  display: "block",
  color: text.muted,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.ui,
});
