import { createVar } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { piece, pieceVariants } from "../theme/piece.ts";
import { vars } from "../theme/vars.css.ts";

const gutter = createVar();

export const base = piece({
  vars: { [gutter]: vars.space[10] },
  marginInline: "auto",
  "@media": {
    [media.narrow]: { vars: { [gutter]: vars.space[5] } },
    "(width < 360px)": { vars: { [gutter]: vars.space[4] } },
  },
});

export const width = pieceVariants(vars.size.container, (size) => ({
  inlineSize: `min(100% - 2 * ${gutter}, ${size})`,
}));
