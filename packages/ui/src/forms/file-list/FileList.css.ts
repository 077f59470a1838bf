import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, font, space } = vars;

export const list = piece({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] });

export const file = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
  border: line.sheet,
  borderRadius: cut.panel,
  background: color.bg.surface,
  lineHeight: font.lineHeight.ui,
  selectors: { "&[data-refused]": { borderColor: color.border.danger } },
});

export const picture = style({
  inlineSize: "44px",
  blockSize: "44px",
  borderRadius: cut.tag,
  objectFit: "cover",
});

export const facts = style({ display: "grid", gridColumn: 2, gap: space["05"], minInlineSize: 0 });

/** Below the name and its buttons, as wide as both. */
export const end = style({ gridRow: 2, gridColumn: "2 / -1" });

export const name = style({ fontWeight: font.weight.bold, overflowWrap: "anywhere" });

export const small = style({ color: color.text.muted, fontSize: font.size.sm });

export const refused = style([small, { color: color.text.danger, fontWeight: font.weight.bold }]);

export const deeds = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gridRow: 1, gridColumn: 3 });
