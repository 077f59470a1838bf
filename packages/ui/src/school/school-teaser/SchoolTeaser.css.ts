import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 45fr) minmax(0, 50fr)",
  gap: vars.space[16],
  alignItems: "center",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] } },
});

export const picture = style({ inlineSize: "100%" });
export const text = style({ display: "grid", gap: "18px", justifyItems: "start" });
export const strengths = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const icon = style({ inlineSize: "1.1em", blockSize: "1.1em" });
