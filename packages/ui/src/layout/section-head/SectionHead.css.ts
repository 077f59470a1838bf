import { palette } from "../../foundations/theme/generated/base.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const head = piece({
  display: "grid",
  gap: vars.space[4],
  maxInlineSize: vars.size.container.text,
  overflowWrap: "anywhere",
});

export const align = pieceVariants({
  center: { marginInline: "auto", justifyItems: "center", textAlign: "center" },
  start: { justifyItems: "start" },
});

export const lead = piece({ fontSize: vars.font.size.lg, textWrap: "pretty" });

export const tone = pieceVariants({
  paper: { color: vars.color.text.secondary },
  night: { color: vars.color.text.inverseMuted },
  soil: { color: palette.bark[200] },
});
