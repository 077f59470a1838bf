import { piece } from "../theme/piece.ts";

export const icon = piece({ inlineSize: "1.3em", blockSize: "1.3em", flex: "none" });
