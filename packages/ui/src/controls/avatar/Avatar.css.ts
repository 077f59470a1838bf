import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const avatar = piece({ flex: "none", borderRadius: "50%", objectFit: "cover" });

/** Head and shoulders. */
export const empty = piece({
  display: "block",
  background: [
    `radial-gradient(circle closest-side at 50% 42%, ${vars.color.border.stitch} 48%, transparent 50%)`,
    `radial-gradient(ellipse 33% 27% at 50% 94%, ${vars.color.border.stitch} 98%, transparent)`,
    vars.color.bg.track,
  ].join(),
});

export const size = pieceVariants(vars.size.avatar, (length) => ({ inlineSize: length, blockSize: length }));
