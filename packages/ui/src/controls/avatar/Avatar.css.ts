import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const avatar = piece({ flex: "none", borderRadius: "50%", objectFit: "cover" });

export const size = pieceVariants(vars.size.avatar, (length) => ({ inlineSize: length, blockSize: length }));
