import { globalStyle, style } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = piece({ marginBlockStart: vars.space[5] });
globalStyle(`${list} > li + li`, { borderBlockStart: line.stitch });

/** The date beside what happens then; above it where enlarged text needs the whole width. */
const calendarBeside = {
  display: "flex",
  flexWrap: "wrap",
  rowGap: vars.space[3],
  "@media": { [media.narrow]: { columnGap: "18px" } },
} as const;
const text = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  flex: "1 1 8rem",
  minInlineSize: 0,
  justifyItems: "start",
  overflowWrap: "anywhere",
} as const;

export const row = {
  card: piece({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 220px",
    gap: vars.space[8],
    alignItems: "start",
    paddingBlock: vars.space[8],
    "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
  cover: style({
    order: 1,
    borderRadius: cut.sheet,
    aspectRatio: "16 / 10",
    "@media": { [media.narrow]: { display: "none" } },
  }),
  body: style({ ...calendarBeside, columnGap: vars.space[8] }),
  text: style({ ...text, gap: "6px" }),
};

export const large = {
  card: piece({
    display: "grid",
    gridTemplateColumns: "48% minmax(0, 1fr)",
    overflow: "hidden",
    background: vars.color.bg.surface,
    border: line.sheet,
    borderRadius: cut.hero,
    boxShadow: vars.shadow.paper1,
    "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
  cover: style({
    minBlockSize: "380px",
    blockSize: "100%",
    "@media": {
      [media.narrow]: { minBlockSize: 0, blockSize: "auto", aspectRatio: "16 / 10" },
    },
  }),
  body: style({
    ...calendarBeside,
    alignContent: "center",
    columnGap: vars.space[7],
    padding: "44px 44px 44px 40px",
    "@media": { [media.narrow]: { columnGap: "18px", padding: vars.space[6] } },
  }),
  text: style({ ...text, gap: vars.space[3] }),
};

export const title = style({ lineHeight: 1.35, letterSpacing: 0, textWrap: "balance" });
export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": hovered({ textDecoration: "underline" }) },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} 22px`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
});
export const fact = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2], lineHeight: 1.6 });
export const icon = style({ color: vars.color.text.link });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  marginBlockStart: vars.space[1],
});
