import { style } from "@vanilla-extract/css";
import { palette } from "../theme/generated/base.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({
  display: "flex",
  gap: vars.space[1],
  padding: "6px",
  borderRadius: vars.radius.pill,
  background: palette.paper[200],
});

export const tab = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.control.md,
  padding: `${vars.space[2]} ${vars.space[6]}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.color.text.primary },
    "&[aria-current]": {
      background: vars.color.bg.surface,
      color: vars.color.text.primary,
      boxShadow: vars.shadow.paper1,
      outline: `${vars.border.width.hair} solid transparent`,
    },
    "&:focus-visible": { outline: `${vars.border.width.focus} solid ${vars.color.focus.ring}` },
  },
});

export const item = style({ display: "flex", flex: 1 });
