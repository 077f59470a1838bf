import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const suggestion = style({ ":empty": { display: "none" }, display: "block", marginBlockStart: vars.space[1] });
