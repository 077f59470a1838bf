import { style } from "@vanilla-extract/css";
import { palette } from "../theme/generated/base.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

export const scroller = style({
  "@media": {
    [media.narrow]: { marginInline: `calc(-1 * ${vars.space[5]})`, overflowX: "auto", scrollbarWidth: "none" },
  },
});

export const list = style({
  display: "grid",
  gap: vars.space["05"],
  "@media": {
    [media.narrow]: {
      display: "flex",
      gap: "6px",
      inlineSize: "max-content",
      padding: `${vars.space[1]} ${vars.space[5]}`,
    },
  },
});

export const entry = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "14px",
  minBlockSize: "50px",
  padding: `6px ${vars.space[4]}`,
  borderRadius: "18px 22px 16px 20px",
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.action.quiet.bgHover, color: vars.color.text.primary },
    "&[aria-current]": { background: vars.color.bg.surface, boxShadow: vars.shadow.paper1 },
  },
  "@media": {
    [media.wide]: {
      selectors: {
        "&[aria-current]::before": {
          content: "",
          position: "absolute",
          insetInlineStart: "-9px",
          inlineSize: "18px",
          blockSize: "30px",
          background: vars.color.promo.bg,
          clipPath: 'path("M9 0Q20 15 9 30Q-2 15 9 0Z")',
        },
      },
    },
    [media.narrow]: {
      gap: vars.space[2],
      minBlockSize: "46px",
      paddingInline: "14px 18px",
      background: palette.paper[200],
      whiteSpace: "nowrap",
      selectors: {
        "&[aria-current]": { background: vars.color.action.primary.bg, color: vars.color.action.primary.text },
      },
    },
  },
});

export const icon = style({
  display: "flex",
  color: vars.color.text.link,
  selectors: { "[aria-current] > &": { "@media": { [media.narrow]: { color: "inherit" } } } },
});

export const last = style({
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.border.width.control} dashed ${vars.color.border.stitch}`,
  "@media": { [media.narrow]: { display: "none" } },
});
