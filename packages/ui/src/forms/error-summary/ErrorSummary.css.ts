import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = style({ display: "grid", gap: vars.space["05"], marginBlockStart: vars.space[1] });
export const link = style({ display: "inline-flex", alignItems: "center", minBlockSize: "28px" });
export const body = style({ fontSize: vars.font.size.sm });
