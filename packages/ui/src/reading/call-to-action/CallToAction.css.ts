import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { composed } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const sheet = composed({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[8],
  alignItems: "end",
  paddingBlockEnd: 0,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const tone = {
  paper: undefined,
  reward: composed({ background: vars.color.bg.tintReward }),
  sky: composed({ background: vars.color.bg.tintInfo }),
};

export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  alignSelf: "center",
  paddingBlockEnd: vars.space[12],
  "@media": { [media.narrow]: { paddingBlockEnd: vars.space[2] } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

globalStyle(`${actions} > form`, { flex: 1, minInlineSize: 0 });

/** As high as each other: a wide scene takes its room beside the text, a figure stands there with less. */
export const picture = style({
  inlineSize: "auto",
  blockSize: "224px",
  "@media": { [media.narrow]: { justifySelf: "end", inlineSize: "150px", blockSize: "auto" } },
});
