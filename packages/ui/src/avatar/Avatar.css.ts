import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const avatar = style({ flex: "none", borderRadius: "50%", objectFit: "cover" });

export const size = styleVariants(vars.size.avatar, (length) => ({ inlineSize: length, blockSize: length }));
