import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const cover = piece({ inlineSize: "100%", blockSize: "auto", aspectRatio: "16 / 9", objectFit: "cover" });
export const whole = piece({
  padding: vars.space[3],
  background: vars.color.bg.sunken,
  objectFit: "contain",
});
export const empty = piece({ display: "grid", placeItems: "center", background: vars.color.bg.tintGrowth });
