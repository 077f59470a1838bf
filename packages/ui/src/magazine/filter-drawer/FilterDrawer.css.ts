import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const title = style({ fontSize: vars.font.size["2xl"] });
