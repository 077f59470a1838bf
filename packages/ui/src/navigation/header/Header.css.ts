import { createVar, style } from "@vanilla-extract/css";
import { petal } from "../../foundations/looks/petal.css.ts";
import { gutters, smallWindow } from "../../foundations/theme/gutter.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { breakpoint, media, zIndex } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { pressed } from "../../foundations/theme/pressed.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const gutter = createVar();
const { color, space, size } = vars;

const beyond = `(100vw - ${breakpoint.lg})`;

/** Grows with the window from the narrowest one-row header (1251 px) to the comp's (1440 px), so that English stays on one line. */
const fluid = (least: number, most: number) => {
  const step = ((most - least) / (1440 - Number.parseInt(breakpoint.lg, 10))).toFixed(4);
  return `clamp(${least}px, ${least}px + ${beyond} * ${step}, ${most}px)`;
};

export const header = piece({
  vars: { [gutter]: space[10] },
  position: "relative",
  zIndex: zIndex.sticky,
  background: color.bg.surface,
  boxShadow: `0 1px 0 ${color.border.card}`,
  "@media": {
    [media.full]: { vars: { [gutter]: fluid(20, 40) } },
    [media.narrow]: { vars: { [gutter]: gutters.narrow } },
    [smallWindow]: { vars: { [gutter]: gutters.small } },
  },
});

/** The narrowest phones have no room for it: there the menu leads to the search. */
export const search = style({ flex: "none", "@media": { [smallWindow]: { display: "none" } } });

export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: fluid(4, 12),
  inlineSize: `min(100% - 2 * ${gutter}, ${size.container.wide})`,
  minBlockSize: size.header.wide,
  marginInline: "auto",
  "@media": {
    // Enlarged text makes more rows than the bar is high.
    [media.full]: { paddingBlock: space[2] },
    [media.notFull]: { display: "grid", gridTemplateColumns: "1fr auto", rowGap: 0, paddingBlockStart: "14px" },
    [media.narrow]: {
      gridTemplateColumns: "1fr auto auto",
      gap: "10px",
      minBlockSize: size.header.narrow,
      paddingBlockStart: 0,
      selectors: { [`&:has(${search})`]: { gridTemplateColumns: "1fr auto auto auto", columnGap: space[2] } },
    },
    [smallWindow]: { selectors: { [`&:has(${search})`]: { gridTemplateColumns: "1fr auto auto" } } },
  },
});

export const plain = style({ "@media": { [media.narrow]: { minBlockSize: size.header.narrowPlain } } });

export const logo = style({ display: "block", flex: "none", justifySelf: "start" });

export const picture = style({
  inlineSize: fluid(120, 136),
  "@media": { [media.narrow]: { inlineSize: "120px" }, [smallWindow]: { inlineSize: "104px" } },
});

/** On a phone the entries show below the bar once the address ends in the menu's id: the menu opens before scripts. */
export const navigation = style({
  marginInline: "auto",
  "@media": {
    [media.notFull]: { gridRow: 2, gridColumn: "1 / -1", marginInline: 0, paddingBlock: "6px 10px" },
    [media.narrow]: {
      display: "none",
      selectors: { "&:target": { display: "block" } },
      paddingBlock: `0 ${space[4]}`,
      scrollMarginBlockStart: space[24],
    },
  },
});

/** One row; enlarged text makes it two. */
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space["05"],
  "@media": {
    [media.notFull]: { justifyContent: "flex-start" },
    [media.narrow]: { display: "grid", gridTemplateColumns: "1fr 1fr" },
  },
});

export const entry = style([
  petal,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    minBlockSize: size.target.primary,
    padding: `6px ${fluid(3, 5.5)}`,
    borderRadius: cut.tile,
    color: color.text.primary,
    fontSize: "1rem",
    fontWeight: vars.font.weight.bold,
    lineHeight: 1.2,
    textDecoration: "none",
    whiteSpace: "nowrap",
    selectors: {
      "&:hover": hovered({ background: color.action.quiet.bgHover }),
    },
    "@media": {
      [media.full]: { fontSize: `clamp(${vars.font.size.sm}, 0.9375rem + ${beyond} * 0.0053, 1rem)` },
      // All ten in the second row, in English too, from 927 px.
      [media.notFull]: { paddingInline: "clamp(3px, 3px + (100vw - 927px) * 0.05, 10px)" },
      [media.narrow]: { whiteSpace: "normal" },
    },
  },
]);

export const highlighted = style({
  background: color.bg.tintSchool,
  color: color.strength.justice.text,
  selectors: { "&:hover": hovered({ background: color.strength.justice.soft }) },
});

/** Gives its place to the words where the row is short of room. */
export const highlightedIcon = style({ "@media": { [`(${breakpoint.lg} < width < 1440px)`]: { display: "none" } } });

/** Has what the entries leave: where the row is short of room, the member's name gives way and they do not. */
export const side = style({
  display: "flex",
  flex: 1,
  maxInlineSize: "max-content",
  alignItems: "center",
  gap: "10px",
  "@media": { [media.full]: { gap: fluid(2, 6) }, [media.narrow]: { display: "contents" } },
});

export const account = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  "@media": {
    [media.full]: { gap: 0 },
    [media.narrow]: {
      display: "none",
      gridRow: 3,
      gridColumn: "1 / -1",
      paddingBlockEnd: space[4],
      selectors: { [`${inner}:has(:target) &`]: { display: "flex" } },
    },
  },
});

export const member = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: size.control.md,
  maxInlineSize: fluid(136, 142),
  padding: `2px ${space[4]} 2px 2px`,
  borderRadius: vars.radius.pill,
  color: color.text.primary,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.2,
  textDecoration: "none",
  selectors: {
    "&:hover": hovered({ background: color.action.quiet.bgHover }),
    "&:focus-visible": { borderRadius: vars.radius.pill },
  },
  "@media": {
    // Chinese entries are short, so their row has room for a longer name.
    [media.full]: {
      gap: space[2],
      minInlineSize: "6em",
      paddingInlineEnd: space[1],
      selectors: { "&:lang(zh)": { maxInlineSize: "165px" } },
    },
    [media.notFull]: { maxInlineSize: "260px" },
  },
});

/** Smaller where the row is short of room, so that a name such as "Hei's mum" has one line. */
export const avatar = style({
  "@media": { [media.full]: { inlineSize: size.control.sm, blockSize: size.control.sm } },
});

/** A long name takes two lines and is then cut. */
export const name = style({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media": { [media.full]: { fontSize: vars.font.size.sm } },
});

/** The account menu's button: a corner of the name beside it. */
export const more = style({
  flex: "none",
  inlineSize: size.target.primary,
  minBlockSize: size.target.primary,
  padding: 0,
});

export const burger = style({
  ...pressed({ background: color.action.quiet.bgHover }),
  display: "none",
  "@media": { [media.narrow]: { display: "inline-grid", gridRow: 1, gridColumn: "-2 / -1" } },
});
