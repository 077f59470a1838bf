import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const soft = createVar();
const strong = createVar();

/** Between the parts of a card, and so between the lines that neighbouring cards share. */
const gap = "6px";
const between = vars.space[7];
const padding = { wide: { inline: "32px", end: "34px" }, narrow: { inline: "24px", end: "28px" } };

export const cards = piece({
  display: "grid",
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: `${gap} ${between}`,
      marginBlockEnd: `calc(${gap} - ${between})`,
    },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] },
  },
});

/** Nothing but the parts themselves: a page has hundreds of cards. */
export const card = piece({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  rowGap: gap,
  overflow: "hidden",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.hero,
  boxShadow: vars.shadow.paper1,
  selectors: { "&:nth-child(even)": { borderRadius: cut.heroMirrored } },
  "@media": {
    // Prices and buttons of neighbouring cards stand on common lines, whatever else each card says.
    [media.wide]: {
      gridRow: "span 8",
      gridTemplateRows: "subgrid",
      marginBlockEnd: `calc(${between} - ${gap})`,
      padding: `0 ${padding.wide.inline} ${padding.wide.end}`,
    },
    [media.narrow]: { padding: `0 ${padding.narrow.inline} ${padding.narrow.end}` },
  },
});

export const state = pieceVariants({
  open: {},
  selected: { boxShadow: `0 0 0 3px ${vars.color.border.selected}, ${vars.shadow.paper2}` },
  unavailable: { background: vars.color.bg.sunken, boxShadow: "none" },
});

const { plan, strength } = vars.color;
const paint = (colours: { soft: string; text: string }) => ({
  vars: { [soft]: colours.soft, [strong]: colours.text },
});

export const tint = pieceVariants(
  {
    ...plan,
    basic: strength.wisdom,
    upgraded: strength.transcendence,
    full: strength.humanity,
  },
  paint,
);

const across = (inline: string) => ({
  inlineSize: `calc(100% + 2 * ${inline})`,
  marginInline: `calc(-1 * ${inline})`,
});

/** The tinted box is the picture's own: it stands on the ground, two pixels in it. By the card: a page has hundreds. */
globalStyle(`:where(${card}) > :first-child`, {
  maxInlineSize: "none",
  background: soft,
  objectFit: "scale-down",
  objectPosition: "50% calc(100% + 2px)",
  "@media": {
    [media.wide]: {
      ...across(padding.wide.inline),
      blockSize: "230px",
      paddingBlockStart: "16px",
      marginBlockEnd: `calc(26px - ${gap})`,
    },
    [media.narrow]: {
      ...across(padding.narrow.inline),
      blockSize: "190px",
      paddingBlockStart: "14px",
      marginBlockEnd: `calc(22px - ${gap})`,
    },
  },
});

export const stamp = style({
  position: "absolute",
  insetBlockStart: "22px",
  insetInlineEnd: "22px",
  padding: "5px 16px",
  borderRadius: cut.tag,
  background: palette.kapok[700],
  color: palette.paper[0],
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  rotate: "4deg",
});

/** Each part keeps its line when another part is missing. */
const onLine = (gridRow: number) => ({ "@media": { [media.wide]: { gridRow } } });

const small = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});
export const period = style([small, { color: strong, fontWeight: vars.font.weight.bold, ...onLine(2) }]);
export const name = style(onLine(3));
export const tagline = style([small, { textWrap: "balance" }, onLine(4)]);
export const price = style({ marginBlockStart: "10px", ...onLine(5) });
export const priceNote = style([small, onLine(6)]);

/** The way in brings its own class, so its place, before the features, finds it. */
globalStyle(`${card} > :nth-last-child(2)`, { alignSelf: "start", marginBlock: "16px 20px", ...onLine(7) });

export const features = style({
  ...onLine(8),
  display: "grid",
  alignContent: "start",
  gap: "11px",
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.width.control} dashed ${vars.color.border.card}`,
});

/** By the list and not by a class each, and the tick drawn here and not by an `Icon` each: a page has hundreds of features. */
globalStyle(`${features} > li`, {
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: "10px",
  lineHeight: 1.45,
});

globalStyle(`${features} > li::before`, {
  content: "''",
  inlineSize: "0.57em",
  blockSize: "1.05em",
  marginBlockStart: "0.04em",
  marginInlineStart: "0.365em",
  border: `0 solid ${vars.color.action.primary.bg}`,
  borderWidth: "0 3px 3px 0",
  borderRadius: "0.08em",
  rotate: "45deg",
});
