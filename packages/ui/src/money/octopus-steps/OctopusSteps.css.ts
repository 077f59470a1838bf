import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const columns = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 400px",
  alignItems: "start",
  gap: "44px",
  "@media": {
    [media.notFull]: { gridTemplateColumns: "minmax(0, 1fr) 340px", gap: vars.space[7] },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] },
  },
});

export const steps = style({ display: "grid" });

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "18px",
  paddingBlock: vars.space[5],
  selectors: { "& + &": { borderBlockStart: line.stitch } },
});

/** The number lies in a seed. */
export const number = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "46px",
  blockSize: "50px",
  borderRadius: "60% 40% 56% 44% / 64% 56% 44% 36%",
  background: vars.color.action.reward.bgHover,
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.black,
});

/** The order comes first on a phone: the amount is what the person looks for. */
export const order = style({ "@media": { [media.narrow]: { order: -1 } } });
export const content = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const title = style({ position: "absolute" });
export const code = style({ inlineSize: "min(100%, 240px)", marginInline: "auto" });
export const actions = style({ display: "grid", gap: vars.space[3] });
