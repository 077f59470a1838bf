import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { pressed } from "../../foundations/theme/pressed.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { doubled } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = piece({
  display: "inline-flex",
  padding: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.bg.track,
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
  ...pressed({ background: vars.color.bg.surface, color: vars.color.text.primary }),
  selectors: {
    "&[aria-current]": {
      background: vars.color.bg.surface,
      color: vars.color.text.primary,
      boxShadow: vars.shadow.paper1,
      "@media": {
        [media.moreContrast]: { borderColor: vars.color.border.selected },
        [media.forcedColors]: { ...doubled, borderColor: "Highlight" },
      },
    },
    "&:focus-visible": { borderRadius: vars.radius.pill },
  },
});
