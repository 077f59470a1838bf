import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const section = piece({
  display: "grid",
  gridTemplateColumns: "340px minmax(0, 1fr)",
  gap: vars.space[14],
  alignItems: "start",
  "@media": {
    [media.notFull]: { gridTemplateColumns: "280px minmax(0, 1fr)", gap: vars.space[8] },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] },
  },
});

export const head = style({ display: "grid", gap: vars.space[4], justifyItems: "start" });

export const picture = style({
  inlineSize: "190px",
  "@media": { [media.narrow]: { display: "none" } },
});
