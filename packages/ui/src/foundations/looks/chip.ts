import { line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

const { bg, border } = vars.color;

/** A chip that is chosen among others, with a box for its tick. */
export const chip = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.size.target.primary,
  padding: "6px 18px 6px 10px",
  border: line.control,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
} as const;

/** The one that is chosen. */
export const chosenChip = {
  borderColor: border.selected,
  background: bg.tintGrowth,
  boxShadow: `inset 0 0 0 1px ${border.selected}`,
} as const;
