import { hovered } from "../theme/hovered.ts";
import { media } from "../theme/media.ts";
import { piece } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

export const button = piece({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.target.primary,
  blockSize: vars.size.target.primary,
  padding: 0,
  border: `${vars.border.width.control} solid transparent`,
  borderRadius: vars.radius.pill,
  background: "transparent",
  color: "inherit",
  cursor: "pointer",
  selectors: {
    "&:hover:not([aria-disabled='true'])": hovered({ background: vars.color.action.quiet.bgHover }),
    "&:focus-visible": { borderRadius: vars.radius.pill },
    "&[aria-disabled='true']": { color: vars.color.text.muted, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-disabled='true']": { color: "GrayText", borderColor: "GrayText" } } },
  },
});
