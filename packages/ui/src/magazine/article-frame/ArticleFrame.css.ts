import { globalStyle, style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** Whoever prints the page wants the text: neither what stands around it nor what floats above. */
export const printedAlone = piece({});
globalStyle(`body:has(${printedAlone}) :not(${printedAlone}, ${printedAlone} *, :has(${printedAlone}))`, {
  "@media": { print: { display: "none !important" } },
});

const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" };

export const head = style({
  display: "grid",
  ...oneColumn,
  paddingBlock: `${vars.space[12]} ${vars.space[6]}`,
  "@media": { [media.narrow]: { paddingBlockStart: vars.space[6] } },
});

export const headWithPicture = style([
  head,
  {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)",
    gap: vars.space[14],
    alignItems: "center",
    "@media": { [media.narrow]: { ...oneColumn, gap: vars.space[3] } },
  },
]);

export const text = style({ display: "grid", ...oneColumn, gap: vars.space[4], maxInlineSize: "760px" });

export const title = style({
  lineHeight: 1.3,
  letterSpacing: 0,
  fontSize: "2.55rem",
  "@media": { [media.narrow]: { fontSize: "2rem" } },
});

export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} 18px`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const picture = style({ "@media": { [media.narrow]: { justifySelf: "center", maxInlineSize: "100%" } } });

globalStyle(`${picture} > img`, {
  inlineSize: "100%",
  borderRadius: cut.sheet,
  "@media": { [media.narrow]: { inlineSize: "250px" } },
});

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 700px)",
  gap: "60px",
  alignItems: "start",
  paddingBlock: `${vars.space[7]} 120px`,
  "@media": { [media.narrow]: { ...oneColumn, gap: vars.space[6] } },
});

const beside = (column: string) =>
  style([
    body,
    {
      gridTemplateColumns: `${column} minmax(0, 700px)`,
      "@media": { [media.narrow]: oneColumn, print: oneColumn },
    },
  ]);

export const bodyWithAside = beside("120px");
export const bodyWithContents = beside(vars.size.sideMenu);

/** Stays in view under the compact bar while the text goes by. */
export const side = style({
  display: "grid",
  gap: vars.space[6],
  "@media": {
    [media.wide]: { position: "sticky", insetBlockStart: vars.space[24], maxBlockSize: "80vh", overflowY: "auto" },
    print: { display: "none" },
  },
});

export const main = style({ display: "grid", ...oneColumn, gap: vars.space[6] });

export const after = style({
  display: "grid",
  ...oneColumn,
  gap: vars.space[8],
  paddingBlockEnd: vars.space[24],
  "@media": { print: { display: "none" } },
});

export const contents = style({
  display: "grid",
  gap: vars.space[2],
  "@media": { [media.narrow]: { display: "none" } },
});

export const folded = style({
  padding: `0 ${vars.space[4]}`,
  border: line.sheet,
  borderRadius: cut.panel,
  background: vars.color.bg.surface,
  "@media": { [media.wide]: { display: "none" } },
});
export const fold = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: vars.size.control.md,
  fontWeight: vars.font.weight.bold,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const arrow = style({
  selectors: { [`${folded}[open] &`]: { rotate: "180deg" } },
});
globalStyle(`${folded}[open]`, { paddingBlockEnd: vars.space[3] });

export const contentsLabel = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
});
/** Where the browser knows which of the sections is being read, its anchor is marked, without a script. */
export const anchors = style({ borderInlineStart: line.stitch, ["scrollTargetGroup" as string]: "auto" });
export const anchor = style({
  display: "block",
  padding: `6px ${vars.space[4]}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
  lineHeight: 1.5,
  textDecoration: "none",
  selectors: {
    "&:hover": hovered({ color: vars.color.text.linkHover, textDecoration: "underline" }),
    "&:target-current": { color: vars.color.text.primary, fontWeight: vars.font.weight.bold },
  },
});
