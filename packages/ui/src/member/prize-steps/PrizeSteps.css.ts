import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const steps = piece({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))",
  gap: "18px",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "10px" } },
});

export const step = style({
  display: "grid",
  alignContent: "start",
  gap: "10px",
  padding: "20px 22px",
  borderRadius: cut.sheet,
  background: vars.color.bg.sunken,
  lineHeight: 1.5,
  textWrap: "pretty",
  "@media": {
    [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", padding: "12px 18px" },
  },
});

export const disc = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "48px",
  blockSize: "48px",
  borderRadius: "52% 48% 46% 54%",
  background: vars.color.action.reward.bgHover,
});
export const icon = style({ inlineSize: "26px", blockSize: "26px" });

export const number = style({
  marginInlineEnd: vars.space[2],
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
});
