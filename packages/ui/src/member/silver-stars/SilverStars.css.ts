import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";

const star = createVar();

export const stars = piece({ display: "grid", gap: "3px" });

export const size = pieceVariants({
  sm: { vars: { [star]: "24px" }, gridTemplateColumns: `repeat(6, ${star})` },
  lg: {
    vars: { [star]: "44px" },
    gap: "6px",
    gridTemplateColumns: `repeat(auto-fit, ${star})`,
    "@media": { [media.narrow]: { gridTemplateColumns: "repeat(6, minmax(0, 44px))" } },
  },
});

export const picture = style({ inlineSize: "100%" });
