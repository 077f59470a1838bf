import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const cards = piece({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(20%, 8.5rem)), 1fr))",
  gap: vars.space[7],
  textAlign: "center",
  "@media": { [media.narrow]: { gap: `${vars.space[7]} ${vars.space[4]}` } },
});
export const card = piece({ display: "grid", alignContent: "start", justifyItems: "center", gap: vars.space[1] });
export const face = style({ inlineSize: vars.size.avatar.xl, marginBlockEnd: vars.space[2] });
