import { keyframes } from "@vanilla-extract/css";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** What comes at once needs no stand-in. @source DESIGN §7 "Skeleton"; spec §9 */
const patience = "0.2s";

const appear = keyframes({ from: { visibility: "hidden" } });
const breathe = keyframes({ to: { opacity: 0.55 } });

export const group = piece({ animation: `${appear} ${vars.motion.duration.instant} step-end ${patience} backwards` });

export const skeleton = piece({
  background: vars.color.bg.track,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${breathe} ${vars.motion.duration.story} ease-in-out ${patience} 6 alternate`,
    },
    "(forced-colors: active)": { border: "1px solid GrayText" },
  },
});

export const variant = pieceVariants({
  line: { minBlockSize: "16px", borderRadius: vars.radius.sm },
  box: { minBlockSize: "26px", borderRadius: vars.radius.sm },
  picture: { aspectRatio: "16 / 9" },
  disc: { inlineSize: "92px", blockSize: "92px", borderRadius: "50%" },
  pill: { inlineSize: "120px", blockSize: "40px", borderRadius: vars.radius.pill },
  button: { blockSize: vars.size.control.md, borderRadius: vars.radius.pill },
  control: { blockSize: "52px", borderRadius: cut.field },
});
