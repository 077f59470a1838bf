import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";
import { tick } from "./tick.ts";

const { action, bg, border } = vars.color;

/** The visible box of a choice: the native input itself, drawn, so that it works and is found without scripts. */
export const box = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.target.min,
  blockSize: vars.size.target.min,
  margin: 0,
  border: line.control,
  borderRadius: vars.space[2],
  background: bg.surface,
  color: action.primary.text,
  cursor: "inherit",
  selectors: {
    "&:checked": { background: action.primary.bg, borderColor: action.primary.bg },
    "&:checked::before": tick,
    "&:disabled": { background: action.disabled.bg, borderColor: action.disabled.edge, color: action.disabled.text },
    "&[type='radio']": { borderRadius: "50%" },
    "&[aria-invalid='true']:not(:checked)": { borderColor: border.danger },
  },
  "@media": {
    [media.forcedColors]: { appearance: "auto", selectors: { "&:checked::before": { content: "none" } } },
  },
});
