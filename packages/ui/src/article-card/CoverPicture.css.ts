import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const cover = style({ inlineSize: "100%", blockSize: "auto", aspectRatio: "16 / 9", objectFit: "cover" });
export const empty = style({ display: "grid", placeItems: "center", background: vars.color.bg.tintGrowth });
