import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const feature = piece({
  display: "grid",
  gap: vars.space[16],
  alignItems: "center",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] } },
});

/** The words are read first; the picture before them only moves there for the eye. */
export const side = pieceVariants({
  start: { gridTemplateColumns: "300px minmax(0, 1fr)", maxInlineSize: "1000px", marginInline: "auto" },
  end: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "end" },
});

export const words = style({ display: "grid", gap: vars.space[4] });

export const picture = piece({ display: "grid", justifyItems: "center" });

export const pictureSide = pieceVariants({ start: { order: -1 }, end: {} });
