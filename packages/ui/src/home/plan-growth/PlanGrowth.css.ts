import { style, styleVariants } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { bark, leaf, banyan, eggtart, kapok, paper } = palette;
const { bg, focus } = vars.color;

/** The scene is drawn in its own colours: earth stays earth in every theme. */
export const soil = piece({ position: "relative", overflow: "clip" });

export const ground = style({
  vars: { [focus.ring]: focus.ringInverse },
  marginBlockStart: vars.space[2],
  background: `linear-gradient(${bg.page} 0 0) top / 100% 420px no-repeat, ${bark[700]}`,
  "@media": { [media.narrow]: { background: bark[700] } },
});

const strip = { content: "''", position: "absolute", zIndex: -1, insetInline: "-50vw" } as const;

export const field = style({
  position: "relative",
  isolation: "isolate",
  "@media": {
    [media.wide]: {
      "::before": {
        ...strip,
        insetBlockStart: "392px",
        blockSize: "34px",
        background: leaf[400],
        borderRadius: "50% 50% 0 0 / 60% 60% 0 0",
      },
      "::after": { ...strip, insetBlockStart: "414px", blockSize: "22px", background: banyan[500] },
    },
    [media.narrow]: { inlineSize: "100%" },
  },
});

export const stages = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: vars.space[10],
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** What the three have in common stands on common lines, however long a tagline is. */
export const stage = style({
  "@media": { [media.wide]: { display: "grid", gridRow: "span 6", gridTemplateRows: "subgrid" } },
});

const turf = (sky: string) =>
  `linear-gradient(transparent calc(100% - 12px), ${banyan[500]} 0), linear-gradient(transparent calc(100% - 26px), ${leaf[400]} 0), ${sky}`;

export const plant = style({
  position: "relative",
  display: "grid",
  placeItems: "end center",
  blockSize: "420px",
  "@media": {
    [media.narrow]: {
      blockSize: "auto",
      paddingBlockStart: "36px",
      background: turf(bg.page),
      selectors: {
        // oxlint-disable-next-line gk/theme-values -- a hill of turf, drawn
        [`${stage} + ${stage} &`]: { background: turf(bg.sky), borderRadius: "50% 50% 0 0 / 34px 34px 0 0" },
      },
    },
  },
});

const grown = (wide: string, narrow: string) =>
  ({
    inlineSize: wide,
    "@media": { [media.narrow]: { inlineSize: "auto", maxBlockSize: narrow } },
  }) as const;

/** Each plant is larger than the one before. */
export const picture = styleVariants({
  beginner: grown("210px", "210px"),
  elementary: grown("280px", "210px"),
  outstanding: grown("400px", "270px"),
});

export const stamp = style({
  position: "absolute",
  insetBlockStart: vars.space[6],
  insetInlineEnd: "6px",
  padding: "6px 16px",
  borderRadius: cut.tag,
  background: kapok[700],
  color: paper[0],
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  rotate: "5deg",
  "@media": { [media.narrow]: { insetBlockStart: "30px", insetInlineEnd: vars.space[6] } },
});

export const facts = style({
  display: "grid",
  gap: vars.space[2],
  justifyItems: "start",
  alignContent: "start",
  padding: "44px 8px 40px",
  color: paper[50],
  "@media": {
    [media.wide]: { gridRow: "span 5", gridTemplateRows: "subgrid" },
    [media.narrow]: { padding: "26px 20px 44px" },
  },
});

export const period = style({
  color: eggtart[300],
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.4,
});

export const tagline = style({ color: bark[100], textWrap: "balance" });
export const features = style({ display: "grid", alignContent: "start", gap: vars.space[2], marginBlockStart: "10px" });
export const feature = style({ display: "flex", alignItems: "center", gap: vars.space[3], lineHeight: 1.4 });
export const icon = style({ color: leaf[300] });

export const all = style({
  paddingBlockEnd: "92px",
  textAlign: "center",
  "@media": { [media.narrow]: { paddingBlockEnd: "76px" } },
});
