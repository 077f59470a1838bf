import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const track = style({
  display: "inline-flex",
  padding: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.border.card,
});

export const language = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "40px",
  minBlockSize: "36px",
  paddingInline: "10px",
  border: `${vars.border.width.control} solid transparent`,
  borderRadius: vars.radius.pill,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": {
      background: vars.color.bg.surface,
      color: vars.color.text.primary,
      boxShadow: vars.shadow.paper1,
      "@media": { [media.forcedColors]: { borderColor: "Highlight" } },
    },
    "&:focus-visible": { borderRadius: vars.radius.pill },
  },
});
