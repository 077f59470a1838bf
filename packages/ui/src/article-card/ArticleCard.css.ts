import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { cut, line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: vars.space[7],
  "@media": { [media.narrow]: { gap: vars.space[6] } },
});

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  blockSize: "100%",
});

/** The sheet that list cards are cut from; lifts under the pointer. */
export const paper = style({
  overflow: "hidden",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.sheet,
  boxShadow: vars.shadow.paper1,
  transition: `translate ${vars.motion.duration.quick}, box-shadow ${vars.motion.duration.quick}`,
  selectors: {
    "&:hover": { translate: `0 ${vars.motion.distance.lift}`, boxShadow: vars.shadow.paper2 },
    "&:has(:focus-visible)": {
      outline: `${vars.border.width.focus} solid ${vars.color.focus.ring}`,
      outlineOffset: "3px",
    },
    "li:nth-child(even) > &": { borderRadius: cut.sheetMirrored },
  },
});

export const look = {
  sheet: paper,
  ...styleVariants({ plain: {} }),
};

export const cover = styleVariants({
  sheet: {},
  plain: { aspectRatio: "16 / 10", borderRadius: cut.sheet },
});

export const body = styleVariants({
  sheet: {
    display: "grid",
    alignContent: "start",
    gap: "6px",
    padding: `18px ${vars.space[6]} 22px`,
  },
  plain: { display: "grid", alignContent: "start", gap: "6px", paddingBlockStart: "14px" },
});

export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const title = style({ lineHeight: 1.4, letterSpacing: 0, textWrap: "pretty" });

/** The title's link covers the whole card, so that one link serves the pointer and the keyboard. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: "inherit" },
  "::after": { content: "''", position: "absolute", inset: 0 },
  selectors: {
    [`${paper} &:focus-visible`]: { outline: "none" },
    [`${card}:hover &`]: { textDecoration: "underline", textDecorationThickness: "2px" },
  },
});

export const preview = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: 1.6,
  textWrap: "pretty",
});
