import { globalStyle, style } from "@vanilla-extract/css";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const rule = { content: "''", flex: 1, borderBlockStart: line.stitch };

export const frame = piece({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const divider = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  "::before": rule,
  "::after": rule,
});

export const list = piece({ display: "flex", gap: vars.space[2] });

export const variant = pieceVariants({
  sentences: { flexDirection: "column" },
  names: { flexWrap: "wrap" },
});

// As wide as each other where there is room, and below each other where there is none.
globalStyle(`${variant.names} > li`, { flex: "1 1 6.5rem" });
globalStyle(`${variant.names} > li > *`, { paddingInline: vars.space[1] });

export const note = style({ textAlign: "center" });
