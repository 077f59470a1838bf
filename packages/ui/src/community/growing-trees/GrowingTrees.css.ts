import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";

export const meadow = piece({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "flex-end",
  borderBlockEnd: `12px solid ${palette.leaf[400]}`,
  "@media": { [media.narrow]: { justifyContent: "center" } },
});

/** Each stands in the grass up to its own strip of it. */
const tree = (wide: number, narrow: number) =>
  style({
    flex: `0 1 ${wide}px`,
    minInlineSize: 0,
    inlineSize: `${wide}px`,
    blockSize: "auto",
    marginBlockEnd: "-16px",
    "@media": { [media.narrow]: { flexBasis: `${narrow}px`, inlineSize: `${narrow}px` } },
  });

export const sprout = tree(120, 76);
export const sapling = tree(170, 108);
export const banyan = tree(250, 160);
