import { createVar, keyframes, style } from "@vanilla-extract/css";
import { petal } from "../../foundations/looks/petal.css.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media, zIndex } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, space, size, motion } = vars;
const gutter = createVar();
const drop = keyframes({ from: { translate: "0 -100%" } });

export const bar = piece({
  vars: { [gutter]: space[10] },
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: zIndex.compactBar,
  background: color.bg.surface,
  boxShadow: vars.shadow.paper2,
  animation: `${drop} ${motion.duration.base} ${motion.easing.out}`,
  "@media": {
    [media.narrow]: { vars: { [gutter]: space[5] } },
    [media.forcedColors]: { borderBlockEnd: "1px solid CanvasText" },
    print: { display: "none" },
  },
});

export const full = style({
  display: "none",
  "@media": {
    [media.full]: {
      display: "flex",
      alignItems: "center",
      gap: space[6],
      minBlockSize: size.header.compact,
      inlineSize: `min(100% - 2 * ${gutter}, ${size.container.wide})`,
      marginInline: "auto",
    },
  },
});

/** Where the list of all has no room: some entries at a time between the logo, the account and the menu with the rest. */
export const short = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  minBlockSize: size.header.compact,
  paddingInline: space[2],
  "@media": { [media.narrow]: { gap: 0, paddingInline: space[1] }, [media.full]: { display: "none" } },
});

export const three = style({ flex: 1, minInlineSize: 0 });

export const home = style({ flex: "none" });

export const symbol = style({ inlineSize: "44px" });

export const list = style({ display: "flex", justifyContent: "space-evenly" });

export const navigation = style({ flex: 1 });

export const entry = style([
  petal,
  {
    display: "grid",
    placeItems: "center",
    minBlockSize: size.control.md,
    paddingInline: space[2],
    borderRadius: cut.tile,
    hyphens: "auto",
    color: color.text.primary,
    fontWeight: vars.font.weight.bold,
    lineHeight: 1.25,
    textAlign: "center",
    textDecoration: "none",
    "@media": { [media.narrow]: { paddingInline: "2px", fontSize: vars.font.size.sm } },
    selectors: {
      "&:hover": hovered({ background: color.action.quiet.bgHover }),
      "&:focus-visible": { outlineOffset: "-3px" },
    },
  },
]);
