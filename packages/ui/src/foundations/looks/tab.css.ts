import { style } from "@vanilla-extract/css";
import { hovered } from "../theme/hovered.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

const { color, space } = vars;

/** What tabs, links that look like tabs and segmented answers share: a row on a tint, or the index marks of an exercise book. */
export const row = {
  segmented: style({
    display: "inline-flex",
    flexWrap: "wrap",
    gap: space[1],
    maxInlineSize: "100%",
    padding: "6px",
    borderRadius: vars.radius.lg,
    background: color.bg.track,
    "@media": { [media.narrow]: { display: "flex" } },
  }),
  marks: style({ display: "flex", gap: "6px", overflowX: "auto", paddingBlockStart: "6px", scrollbarWidth: "none" }),
};

const mark = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "10px",
  border: 0,
  color: color.text.secondary,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:where(:hover)": hovered({ color: color.text.primary }),
    "&[aria-selected='true'], &[aria-current='page'], &:has(:checked)": {
      background: color.bg.surface,
      color: color.text.primary,
      "@media": {
        // The outline is for the focus.
        [media.moreContrast]: { boxShadow: `inset 0 0 0 2px ${color.border.selected}` },
        [media.forcedColors]: { border: "2px solid Highlight" },
      },
    },
  },
});

export const tab = {
  segmented: style([
    mark,
    {
      minBlockSize: vars.size.control.md,
      padding: `8px ${space[7]}`,
      borderRadius: vars.radius.pill,
      background: "transparent",
      selectors: {
        "&[aria-selected='true'], &[aria-current='page'], &:has(:checked)": { boxShadow: vars.shadow.paper1 },
        "&:focus-visible": { borderRadius: vars.radius.pill },
      },
      "@media": { [media.narrow]: { paddingInline: space[3] } },
    },
  ]),
  marks: style([
    mark,
    {
      gap: space[2],
      minBlockSize: "46px",
      padding: "8px 20px 10px",
      borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
      background: color.bg.track,
      fontSize: vars.font.size.sm,
      whiteSpace: "nowrap",
      selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
    },
  ]),
};

/** Shares the row's width on a phone. */
export const share = style({ "@media": { [media.narrow]: { flex: "1 1 auto" } } });

/** Fills its place in the row. */
export const fill = style({ inlineSize: "100%" });
