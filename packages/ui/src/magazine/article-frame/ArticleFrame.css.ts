import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

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

export const text = style({ display: "grid", gap: vars.space[4], maxInlineSize: "760px" });

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
  paddingBlock: `${vars.space[7]} ${vars.space[24]}`,
  "@media": { [media.narrow]: { ...oneColumn, gap: vars.space[6], paddingBlockEnd: "72px" } },
});

const beside = (column: string) =>
  style([
    body,
    {
      gridTemplateColumns: `${column} minmax(0, 700px)`,
      "@media": { [media.narrow]: oneColumn },
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
  },
});

export const main = style({ display: "grid", ...oneColumn, gap: vars.space[6] });

export const after = style({ display: "grid", ...oneColumn, gap: vars.space[8], paddingBlockEnd: vars.space[24] });

export const contents = style({ display: "grid", gap: vars.space[2] });
export const contentsLabel = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
});
export const anchors = style({ borderInlineStart: line.stitch });
export const anchor = style({
  display: "block",
  padding: `6px ${vars.space[4]}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
  lineHeight: 1.5,
  textDecoration: "none",
  ":hover": { color: vars.color.text.linkHover, textDecoration: "underline" },
});
