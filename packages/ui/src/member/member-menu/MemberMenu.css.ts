import { createVar, style } from "@vanilla-extract/css";
import { gutters, smallWindow } from "../../foundations/theme/gutter.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, space } = vars;
const gutter = createVar();

export const menu = piece({
  display: "grid",
  gap: "18px",
  maxInlineSize: vars.size.sideMenu,
  "@media": {
    // Marks run from edge to edge of the window.
    [media.narrow]: { vars: { [gutter]: gutters.narrow }, maxInlineSize: "none", marginInline: `calc(${gutter} * -1)` },
    [smallWindow]: { vars: { [gutter]: gutters.small } },
  },
});

export const member = style({
  display: "flex",
  alignItems: "center",
  gap: "14px",
  paddingInline: "10px",
  lineHeight: 1.35,
  "@media": { [media.narrow]: { display: "none" } },
});

export const name = style({ display: "block", fontWeight: vars.font.weight.bold, overflowWrap: "anywhere" });

export const marks = style({
  "@media": {
    [media.narrow]: { position: "relative", overflowX: "auto", scrollbarWidth: "none", scrollPaddingInline: gutter },
  },
});

export const list = style({
  "@media": {
    [media.narrow]: { display: "flex", gap: "6px", inlineSize: "max-content", padding: `8px ${gutter}` },
  },
});

export const last = style({
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: line.stitch,
  "@media": { [media.narrow]: { display: "none" } },
});

export const entry = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "14px",
  minBlockSize: "50px",
  padding: "6px 16px",
  borderRadius: cut.panel,
  color: color.text.primary,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: {
    "&:where(:hover)": hovered({ background: color.action.quiet.bgHover }),
    "&[aria-current]": { background: color.bg.surface, boxShadow: vars.shadow.paper1 },
    "&[aria-current]::before": {
      content: "",
      position: "absolute",
      insetInlineStart: "-9px",
      inlineSize: "18px",
      blockSize: "30px",
      background: color.promo.bg,
      clipPath: "path('M9 0Q20 15 9 30Q-2 15 9 0Z')",
      forcedColorAdjust: "none",
    },
  },
  "@media": {
    [media.narrow]: {
      gap: "10px",
      minBlockSize: "46px",
      paddingInline: "14px 18px",
      background: color.bg.track,
      whiteSpace: "nowrap",
      selectors: {
        "&[aria-current]": { background: color.action.primary.bg, color: color.action.primary.text },
        "&[aria-current]::before": { content: "none" },
      },
    },
    [media.forcedColors]: { selectors: { "&[aria-current]:not(:focus-visible)": { outline: "2px solid Highlight" } } },
  },
});

/** An entry that does something looks like one that leads somewhere. */
export const button = style({
  inlineSize: "100%",
  border: 0,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
});

export const icon = style({
  color: color.text.link,
  "@media": { [media.narrow]: { selectors: { "[aria-current] > &": { color: "inherit" } } } },
});
