import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space[4],
  textAlign: "center",
});

const pop = keyframes({ from: { opacity: 0, scale: "0.8" } });

/** As high as the scenes are, so that the bird alone is no giant. */
export const picture = style({
  inlineSize: "min(100%, 360px)",
  maxBlockSize: "270px",
  objectFit: "contain",
  "@media": { [media.narrow]: { maxBlockSize: "200px" } },
});
/** The one joy of the page, once. */
export const joy = style({ animation: `${pop} ${vars.motion.duration.slow} ${vars.motion.easing.pop}` });

/** No larger than the longest word that fits on a phone's sheet, however large the text. */
export const title = style({ fontSize: `min(${vars.font.size["4xl"]}, 13.5vw)`, overflowWrap: "anywhere" });
export const body = style({ maxInlineSize: "560px", overflowWrap: "anywhere" });
export const message = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space[4],
});

export const details = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  inlineSize: "min(100%, 460px)",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  "@media": { [media.narrow]: { inlineSize: "100%" } },
});
