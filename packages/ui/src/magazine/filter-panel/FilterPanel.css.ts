import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { bg } = vars.color;

export const columns = piece({
  display: "grid",
  gridTemplateColumns: "320px minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[10],
  "@media": {
    // Beside it two cards have room.
    [media.notFull]: { gridTemplateColumns: "256px minmax(0, 1fr)", gap: vars.space[7] },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
  },
});
export const side = style({ minInlineSize: 0 });
export const results = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const panel = piece({
  display: "grid",
  gap: vars.space[6],
  padding: "26px 26px 30px",
  border: line.sheet,
  borderRadius: cut.sheet,
  background: bg.surface,
  boxShadow: vars.shadow.paper1,
  "@media": {
    [media.narrow]: { display: "none", marginBlockEnd: vars.space[6], selectors: { "&:target": { display: "grid" } } },
  },
});

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

/** The way out stands below the button in a drawer, and beside the title of a panel. */
export const inside = piece({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[3],
});
export const clear = style({
  display: "inline-flex",
  justifySelf: "center",
  alignItems: "center",
  minBlockSize: vars.size.target.primary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
});

export const bar = piece({ display: "grid", gap: vars.space[3] });
export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  minBlockSize: vars.size.target.primary,
});
export const count = style({ fontWeight: vars.font.weight.bold });
export const open = style({ "@media": { [media.wide]: { display: "none" } } });
export const badge = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "1.6em",
  blockSize: "1.6em",
  borderRadius: vars.radius.pill,
  background: palette.kapok[700],
  color: palette.paper[0],
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.black,
});
