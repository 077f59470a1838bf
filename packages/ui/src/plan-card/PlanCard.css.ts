import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { palette } from "../theme/generated/base.ts";
import { media } from "../theme/media.ts";
import { cut, line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

const soft = createVar();
const strong = createVar();

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[7],
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] } },
});

export const card = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  // Prices and buttons of neighbouring cards stand on common lines, whatever else each card says.
  "@media": { [media.wide]: { gridRow: "span 8", gridTemplateRows: "subgrid", rowGap: 0 } },
  overflow: "hidden",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.hero,
  boxShadow: vars.shadow.paper1,
  selectors: { "&:nth-child(even)": { borderRadius: "56px 44px 60px 40px / 44px 60px 44px 56px" } },
});

export const state = styleVariants({
  open: {},
  selected: { boxShadow: `0 0 0 3px ${vars.color.border.selected}, ${vars.shadow.paper2}` },
  unavailable: { background: vars.color.bg.sunken, boxShadow: "none" },
});

const { plan, strength } = vars.color;
const paint = (colours: { soft: string; text: string }) => ({
  vars: { [soft]: colours.soft, [strong]: colours.text },
});

export const tint = styleVariants(
  {
    ...plan,
    basic: strength.wisdom,
    upgraded: strength.humanity,
    full: strength.justice,
  },
  paint,
);

export const top = style({
  position: "relative",
  display: "grid",
  placeItems: "end center",
  blockSize: "230px",
  background: soft,
  "@media": { [media.narrow]: { blockSize: "190px" } },
});

export const plant = style({
  inlineSize: "auto",
  maxBlockSize: "214px",
  marginBlockEnd: "-2px",
  "@media": { [media.narrow]: { maxBlockSize: "176px" } },
});

export const stamp = style({
  position: "absolute",
  insetBlockStart: "22px",
  insetInlineEnd: "22px",
  padding: "5px 16px",
  borderRadius: "12px 15px 11px 14px",
  background: palette.kapok[700],
  color: palette.paper[0],
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  rotate: "4deg",
});

export const body = style({
  display: "grid",
  alignContent: "start",
  gap: "6px",
  padding: "26px 32px 34px",
  "@media": {
    [media.wide]: { gridRow: "span 7", gridTemplateRows: "subgrid" },
    [media.narrow]: { padding: "22px 24px 28px" },
  },
});

/** Each part keeps its line when another part is missing. */
const onLine = (gridRow: number) => ({ "@media": { [media.wide]: { gridRow } } });

const small = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});
export const period = style([small, { color: strong, fontWeight: vars.font.weight.bold, ...onLine(1) }]);
export const name = style(onLine(2));
export const tagline = style([small, onLine(3)]);
export const price = style({ marginBlockStart: "10px", ...onLine(4) });
export const priceNote = style([small, onLine(5)]);
export const action = style({ display: "grid", alignContent: "start", marginBlock: "16px 20px", ...onLine(6) });

export const features = style({
  ...onLine(7),
  display: "grid",
  alignContent: "start",
  gap: "11px",
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.width.control} dashed ${vars.color.border.card}`,
});

/** The tick is drawn here, and not by an `Icon` each: a page has hundreds of features. */
export const feature = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: "10px",
  lineHeight: 1.45,
  "::before": {
    content: "''",
    inlineSize: "0.545em",
    blockSize: "1em",
    marginBlockStart: "0.065em",
    marginInlineStart: "0.3775em",
    border: `0 solid ${vars.color.action.primary.bg}`,
    borderWidth: "0 0.1625em 0.1625em 0",
    borderRadius: "0.08em",
    rotate: "45deg",
  },
});
