import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const sky = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
  minBlockSize: "640px",
  overflow: "clip",
  background: palette.harbour[200],
  color: palette.ink[900],
  "@media": { [media.narrow]: { minBlockSize: "540px" } },
});

export const words = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlockStart: vars.space[16],
  textAlign: "center",
  "@media": { [media.narrow]: { paddingBlockStart: "36px" } },
});

export const bird = style({ inlineSize: "220px", "@media": { [media.narrow]: { inlineSize: "160px" } } });
export const lead = style({ maxInlineSize: "620px", fontSize: vars.font.size.lg, textWrap: "balance" });

export const landscape = style({
  inlineSize: "100%",
  blockSize: "260px",
  objectFit: "cover",
  objectPosition: "50% 100%",
  "@media": { [media.narrow]: { blockSize: "180px" } },
});
