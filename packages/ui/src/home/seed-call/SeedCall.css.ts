import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { pressed } from "../../foundations/theme/pressed.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { bark, paper, eggtart } = palette;
const { focus, action } = vars.color;

export const deep = piece({
  vars: { [focus.ring]: focus.ringInverse },
  position: "relative",
  paddingBlock: `${vars.space[7]} 140px`,
  // The footer's wavy rim lies over the earth's last 46 px.
  marginBlockEnd: "-46px",
  background: bark[800],
  color: paper[50],
});

export const rim = style({ color: bark[800] });

export const worms = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  "@media": { [media.narrow]: { objectPosition: "8% 50%", opacity: 0.5 } },
});

export const call = style({ position: "relative", display: "grid", justifyItems: "center", gap: "26px" });

export const seed = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "228px",
  blockSize: "228px",
  color: action.reward.text,
  textAlign: "center",
  textDecoration: "none",
  transition: `translate ${vars.motion.duration.quick}`,
  selectors: { "&:where(:hover)": hovered({ translate: "0 -4px" }) },
  ...pressed({ translate: `0 ${vars.motion.distance.press}` }),
  ":focus-visible": { borderRadius: "50%" },
});

export const shell = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  fill: action.reward.bg,
});
export const shade = style({ fill: action.reward.edge });
export const shine = style({ fill: eggtart[200] });

export const word = style({
  position: "relative",
  padding: "40px 24px 0",
  fontFamily: vars.font.family.display,
  fontSize: "1.75rem",
  fontWeight: vars.font.weight.black,
  lineHeight: 1.2,
});
