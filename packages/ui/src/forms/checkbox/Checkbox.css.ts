import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const consent = style({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: "10px",
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: vars.color.text.disabled, cursor: "not-allowed" } },
});
