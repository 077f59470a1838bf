import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { quietGround } from "../../foundations/looks/quiet-ground.css.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action } = vars.color;
const face = createVar();
const edge = createVar();
const depth = createVar();

export const spinner = piece({
  inlineSize: "1.2em",
  blockSize: "1.2em",
  flex: "none",
  borderRadius: "50%",
  border: "3px solid currentColor",
  borderInlineEndColor: "transparent",
  animation: `gk-spin 1s linear infinite`,
});

/** An icon beside words. */
const inline = { display: "inline-flex", alignItems: "center", justifyContent: "center", gap: "10px" };
const layer = { ...inline, gridArea: "1 / 1" };
export const busy = piece({ display: "grid" });
export const running = piece(layer);
export const rest = style([running, piece({ visibility: "hidden" })]);

/** While there is nothing to press; what runs keeps its colours. */
const off = `&[aria-disabled='true']:not(:has(> ${busy}))`;

export const base = piece({
  vars: { [depth]: "4px" },
  ...inline,
  border: `${vars.border.width.control} solid transparent`,
  borderRadius: vars.radius.pill,
  background: face,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  boxShadow: `0 ${depth} 0 ${edge}`,
  // Always there: what is moved for the first time is laid out anew.
  translate: "0 0",
  selectors: {
    "&:active:not([aria-disabled='true'])": {
      translate: `0 ${vars.motion.distance.press}`,
      boxShadow: `0 1px 0 ${edge}`,
    },
    "&[aria-disabled='true']": { cursor: "not-allowed" },
    [off]: { vars: { [face]: action.disabled.bg, [edge]: action.disabled.edge }, color: action.disabled.text },
  },
  "@media": {
    // Under a finger, which is gone again in less time than that, it moves at once.
    [media.hover]: {
      transition: `background ${vars.motion.duration.quick}, translate ${vars.motion.duration.instant}, box-shadow ${vars.motion.duration.instant}`,
    },
    [media.forcedColors]: {
      border: `${vars.border.width.control} solid ButtonText`,
      selectors: { [off]: { color: "GrayText", borderColor: "GrayText" } },
    },
  },
});

type Face = { bg: string; bgHover: string; edge: string; text: string; border?: string | undefined };

const filled = ({ bg, bgHover, edge: below, text, border }: Face) =>
  piece({
    vars: { [face]: bg, [edge]: below },
    color: text,
    ...(border ? { borderColor: border } : {}),
    selectors: {
      "&:hover:not([aria-disabled='true'])": hovered({ vars: { [face]: bgHover } }),
      ...(border ? { [off]: { borderColor: action.disabled.edge } } : {}),
    },
  });

export const variant = {
  primary: filled(action.primary),
  reward: filled(action.reward),
  secondary: filled(action.secondary),
  danger: filled(action.danger),
  quiet: style([
    filled({
      bg: fallbackVar(quietGround, "transparent"),
      bgHover: action.quiet.bgHover,
      edge: "transparent",
      text: action.quiet.text,
    }),
    piece({
      boxShadow: "none",
      selectors: { "&&": { paddingInline: "14px" }, "&&:active": { translate: "0 0", boxShadow: "none" } },
    }),
  ]),
};

export const size = pieceVariants({
  sm: {
    vars: { [depth]: "3px" },
    minBlockSize: vars.size.control.sm,
    padding: `${vars.space[1]} ${vars.space[4]}`,
    fontSize: vars.font.size.sm,
  },
  md: { minBlockSize: vars.size.control.md, padding: `${vars.space[1]} ${vars.space[6]}` },
  lg: {
    minBlockSize: vars.size.control.lg,
    padding: `${vars.space[2]} ${vars.space[8]}`,
    fontSize: vars.font.size.lg,
  },
});

export const block = piece({ inlineSize: "100%" });
