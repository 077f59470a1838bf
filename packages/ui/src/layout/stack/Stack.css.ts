import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const stack = piece({ display: "grid", alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" });
export const row = piece({ display: "flex", flexWrap: "wrap", alignItems: "center" });
export const gap = pieceVariants(vars.space, (size) => ({ gap: size }));
export const justify = pieceVariants({
  start: {},
  center: { justifyContent: "center" },
  between: { justifyContent: "space-between" },
  end: { justifyContent: "flex-end" },
});
