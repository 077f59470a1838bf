import { mirrorArrow } from "../looks/mirror-arrow.ts";
import { hovered } from "../theme/hovered.ts";
import { piece } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

export const more = piece({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target.primary,
  fontWeight: vars.font.weight.bold,
  textDecoration: "none",
  selectors: { "&:hover": hovered({ textDecoration: "underline" }) },
});

mirrorArrow(more);
