import { style } from "@vanilla-extract/css";
import { vars } from "../../foundations/theme/vars.css.ts";

export const forgot = style({ fontSize: vars.font.size.sm });
