import { globalStyle, style } from "@vanilla-extract/css";
import { row } from "../../foundations/looks/tab.css.ts";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const head = piece({ position: "relative", marginBlockEnd: "46px" });

const paper = (colour: string) => ({ background: colour, color: colour });

export const tone = pieceVariants({
  sky: paper(palette.harbour[200]),
  leaf: paper(palette.leaf[200]),
  banyan: paper(palette.banyan[200]),
  kapok: paper(palette.kapok[200]),
  dusk: paper(palette.dusk[100]),
  eggtart: paper(palette.eggtart[200]),
  bauhinia: paper(palette.bauhinia[200]),
});

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: vars.space[10],
  minBlockSize: "280px",
  paddingBlockStart: "44px",
  color: palette.ink[900],
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 0,
      minBlockSize: 0,
      paddingBlockStart: vars.space[7],
    },
  },
});

export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // A word of an enlarged heading that is wider than a phone breaks.
  overflowWrap: "anywhere",
  gap: vars.space[3],
  alignSelf: "center",
  justifyItems: "start",
  maxInlineSize: "640px",
  paddingBlockEnd: vars.space[10],
  "@media": { [media.narrow]: { paddingBlockEnd: "18px" } },
});

export const lead = style({ color: palette.ink[800], fontSize: vars.font.size.lg, textWrap: "pretty" });
export const more = style({ inlineSize: "100%", marginBlockStart: "14px", ":empty": { display: "none" } });
// The row of tabs is of the head's colour, lighter.
globalStyle(`${more} ${row.segmented}`, {
  background: `color-mix(in srgb, ${palette.paper[0]} 55%, transparent)`,
});

export const picture = style({
  inlineSize: "400px",
  maxBlockSize: "334px",
  objectFit: "contain",
  objectPosition: "50% 100%",
  "@media": { [media.narrow]: { justifySelf: "center", inlineSize: "min(300px, 70vw)" } },
});
