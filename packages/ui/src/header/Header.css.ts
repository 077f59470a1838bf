import { createVar, style } from "@vanilla-extract/css";
import { media, zIndex } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

const gutter = createVar();
const { color, space, size } = vars;

export const header = style({
  vars: { [gutter]: space[10] },
  position: "relative",
  zIndex: zIndex.sticky,
  background: color.bg.surface,
  boxShadow: `0 1px 0 ${color.border.card}`,
  "@media": {
    [media.narrow]: { vars: { [gutter]: space[5] } },
    "(width < 360px)": { vars: { [gutter]: space[4] } },
  },
});

export const inner = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "clamp(8px, 1.9vw, 28px)",
  inlineSize: `min(100% - 2 * ${gutter}, ${size.container.wide})`,
  minBlockSize: size.header.wide,
  marginInline: "auto",
  "@media": {
    [media.notFull]: { gridTemplateColumns: "1fr auto", rowGap: 0, paddingBlockStart: "14px" },
    [media.narrow]: {
      gridTemplateColumns: "1fr auto auto",
      gap: "10px",
      minBlockSize: size.header.narrow,
      paddingBlockStart: 0,
    },
  },
});

export const plain = style({ "@media": { [media.narrow]: { minBlockSize: size.header.narrowPlain } } });

export const logo = style({ display: "block", justifySelf: "start" });

export const picture = style({
  inlineSize: "136px",
  "@media": { [media.narrow]: { inlineSize: "120px" }, "(width < 360px)": { inlineSize: "104px" } },
});

/** On a phone the entries show below the bar once the address ends in the menu's id: the menu opens before scripts. */
export const navigation = style({
  display: "flex",
  justifyContent: "center",
  "@media": {
    [media.notFull]: {
      gridRow: 2,
      gridColumn: "1 / -1",
      justifyContent: "flex-start",
      marginInline: `calc(${gutter} * -1)`,
      padding: `6px ${gutter} 10px`,
      overflowX: "auto",
      scrollbarWidth: "none",
    },
    [media.narrow]: {
      display: "none",
      selectors: { "&:target": { display: "block" } },
      paddingBlock: `0 ${space[4]}`,
      scrollMarginBlockStart: space[24],
    },
  },
});

export const list = style({
  display: "flex",
  gap: "2px",
  "@media": { [media.narrow]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
});

export const entry = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: size.target.primary,
  padding: "6px clamp(4px, 0.7vw, 10px)",
  borderRadius: "14px",
  color: color.text.primary,
  fontSize: "1rem",
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.2,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { background: color.action.quiet.bgHover, color: color.text.primary },
    // A kapok petal lies under the entry of the page that is shown.
    "&[aria-current='page']::after": {
      content: "",
      position: "absolute",
      inset: "auto auto 1px 50%",
      inlineSize: "30px",
      blockSize: "10px",
      translate: "-50% 0",
      background: color.promo.bg,
      clipPath: "path('M0 5Q14 -2 30 5Q14 12 0 5Z')",
      forcedColorAdjust: "none",
    },
  },
  "@media": { [media.notFull]: { paddingInline: "10px" } },
});

export const highlighted = style({
  background: color.bg.tintSchool,
  color: color.strength.justice.text,
  selectors: { "&:hover": { background: color.strength.justice.soft, color: color.strength.justice.text } },
});

export const side = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  "@media": { [media.narrow]: { display: "contents" } },
});

export const account = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  "@media": {
    [media.narrow]: {
      display: "none",
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
  maxInlineSize: "190px",
  padding: `2px ${space[4]} 2px 2px`,
  borderRadius: vars.radius.pill,
  color: color.text.primary,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.2,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.action.quiet.bgHover, color: color.text.primary },
    "&:focus-visible": { borderRadius: vars.radius.pill },
  },
});

export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", lineHeight: 1.6 });

export const burger = style({ display: "none", "@media": { [media.narrow]: { display: "inline-grid" } } });
