import { zIndex } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const link = piece({
  position: "absolute",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: zIndex.skipLink,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow.paper2,
  fontWeight: vars.font.weight.bold,
  translate: "0 -200%",
  selectors: { "&:focus": { translate: "none" } },
});
