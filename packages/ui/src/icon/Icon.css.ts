import { style } from "@vanilla-extract/css";

export const icon = style({ inlineSize: "1.3em", blockSize: "1.3em", flex: "none" });
