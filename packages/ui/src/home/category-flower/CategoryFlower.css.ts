import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { description } from "../../foundations/looks/section.css.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const text = createVar();
const tint = createVar();

/** A petal's round, of the flower's width and in the narrow layout of what the flower takes of the piece's. */
const round = "27%";
const narrowRound = "min(27cqi, 108px)";

export const flower = piece({
  display: "grid",
  gridTemplateColumns: "1fr 520px 1fr",
  gridTemplateAreas: "'conduct art courtesy' 'relationships art benevolence' '. respect .'",
  alignItems: "center",
  columnGap: vars.space[10],
  marginBlockStart: vars.space[12],
  "@media": {
    [media.between]: { gridTemplateColumns: "1fr 40% 1fr", gap: vars.space[6] },
    [media.narrow]: { display: "block", containerType: "inline-size", marginBlockStart: vars.space[5] },
  },
});

export const art = style({
  position: "relative",
  gridArea: "art",
  "@media": { [media.narrow]: { inlineSize: "min(100%, 400px)", marginInline: "auto", marginBlockEnd: "26px" } },
});

export const petals = style({ inlineSize: "100%" });

const onPetal = style({ position: "absolute", inlineSize: round, translate: "-50% -50%" });

/** Where each petal's round lies in the drawn flower. */
export const petal = styleVariants({
  conduct: [onPetal, { insetInlineStart: "32.7%", insetBlockStart: "26.1%" }],
  courtesy: [onPetal, { insetInlineStart: "67.3%", insetBlockStart: "26.1%" }],
  benevolence: [onPetal, { insetInlineStart: "78%", insetBlockStart: "59.1%" }],
  respect: [onPetal, { insetInlineStart: "50%", insetBlockStart: "79.8%" }],
  relationships: [onPetal, { insetInlineStart: "22%", insetBlockStart: "59.1%" }],
});

export const list = style({
  display: "contents",
  "@media": { [media.narrow]: { display: "grid", gap: "26px" } },
});

export const item = style({
  display: "grid",
  gap: "6px",
  justifyItems: "start",
  overflowWrap: "anywhere",
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: vars.space[4],
    },
  },
});

/** Which way each text turns to face its petal. */
const faces = {
  conduct: "end",
  courtesy: "start",
  benevolence: "start",
  respect: "center",
  relationships: "end",
} as const;

export const category = styleVariants(vars.color.category, (colours, name) => {
  const side = faces[name];
  return {
    vars: { [text]: colours.text, [tint]: colours.tint },
    "@media": { [media.wide]: { gridArea: name, justifyItems: side, textAlign: side } },
  };
});

/**
 * In the narrow layout, where the flower is too far away, each sentence has its picture beside it: as large as the petal
 * and scaled from there, because a browser that draws one picture in two sizes lays it out anew for each whenever it
 * paints.
 */
export const mark = style({
  display: "none",
  gridRow: "1 / span 3",
  "@media": {
    [media.narrow]: {
      display: "block",
      inlineSize: narrowRound,
      maxInlineSize: "none",
      margin: `calc(${narrowRound} / -6)`,
      scale: "calc(2 / 3)",
    },
  },
});

export const name = style({ color: text });

const beside = { "@media": { [media.narrow]: { gridColumn: 2 } } };
export const body = style([description, beside]);

export const example = style([
  description,
  {
    marginBlockStart: vars.space[1],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: cut.tile,
    background: tint,
    color: text,
    textAlign: "start",
    ...beside,
  },
]);

export const label = style({ marginInlineEnd: vars.space[2] });
