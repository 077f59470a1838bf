import { createVar, style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";
import { places } from "./places.ts";

export const sky = piece({ overflow: "clip", background: palette.harbour[200], color: palette.ink[900] });

export const words = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlock: `${vars.space[12]} ${vars.space[6]}`,
  textAlign: "center",
  "@media": { [media.narrow]: { paddingBlock: `${vars.space[7]} ${vars.space[4]}` } },
});

export const lead = style({ maxInlineSize: "620px", fontSize: vars.font.size.lg, textWrap: "balance" });

const paper = createVar();

/** As wide as the page; on a phone wider, and cut on both sides of the crown. */
const least = "800px";
export const scene = style({
  position: "relative",
  inlineSize: `max(100%, ${least})`,
  marginInline: `calc((100% - max(100%, ${least})) / 2)`,
});

export const tree = style({ display: "block", inlineSize: "100%" });

export const leaf = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  inlineSize: "4.8%",
  aspectRatio: "140 / 120",
  translate: "-50% -50%",
  transition: `scale ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: {
    "&:hover": hovered({ scale: "1.15" }),
    ...Object.fromEntries(
      places.map(([x, y, slant], index) => [
        `&:nth-of-type(${index + 1})`,
        { insetBlockStart: `${y}%`, insetInlineStart: `${x}%`, rotate: `${slant}deg` },
      ]),
    ),
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

export const tone = pieceVariants(vars.color.category, ({ soft, text }) => ({ color: text, vars: { [paper]: soft } }));

export const shape = style({ gridArea: "1 / 1", inlineSize: "100%", color: paper });
export const stalk = style({
  fill: "none",
  stroke: vars.color.border.stitch,
  strokeLinecap: "round",
  strokeWidth: "5",
});
export const glyph = style({ gridArea: "1 / 1", inlineSize: "46%", blockSize: "auto", aspectRatio: "1" });
