import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const grid = piece({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: vars.space[7],
  "@media": { [media.narrow]: { gap: vars.space[6] } },
});

export const card = piece({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  blockSize: "100%",
  minInlineSize: 0,
});

export const paper = piece({
  overflow: "hidden",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.sheet,
  boxShadow: vars.shadow.paper1,
  selectors: { "li:nth-child(even) > &": { borderRadius: cut.sheetMirrored } },
});

/** Lifts under the pointer; the ring is the card's, because the whole card is the target. */
export const linked = piece({
  transition: `translate ${vars.motion.duration.quick}, box-shadow ${vars.motion.duration.quick}`,
  selectors: {
    [`${paper}&:hover`]: hovered({ translate: `0 ${vars.motion.distance.lift}`, boxShadow: vars.shadow.paper2 }),
    [`${paper}&:has(:is(h2, h3, h4) :focus-visible)`]: {
      outline: `${vars.border.width.focus} solid ${vars.color.focus.ring}`,
      outlineOffset: "3px",
    },
  },
});

export const picture = styleVariants({
  sheet: {},
  plain: { overflow: "hidden", borderRadius: cut.sheet },
});
globalStyle(`${picture.plain} > *`, { aspectRatio: "16 / 10" });

const words = { display: "flex", flexDirection: "column", gap: "6px", gridRowEnd: -1, minInlineSize: 0 } as const;

export const body = styleVariants({
  sheet: { ...words, padding: `18px ${vars.space[6]} 22px` },
  plain: { ...words, paddingBlockStart: "14px" },
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

export const title = style({ lineHeight: 1.4, letterSpacing: 0, textWrap: "balance" });

export const link = style({
  color: "inherit",
  textDecorationLine: "none",
  "::after": { content: "''", position: "absolute", inset: 0 },
  selectors: {
    [`${paper} &:focus-visible`]: { outline: "none" },
    [`${card}:hover &`]: hovered({ textDecorationLine: "underline" }),
  },
});

/** Above the link that covers the card, so that what is in it can be pressed by itself. */
export const footer = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  marginBlockStart: "auto",
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.width.control} dashed ${vars.color.border.card}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const text = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: 1.6,
  textWrap: "pretty",
});

/**
 * What stands above a footer keeps some room from it. It is found from the body: a rule on whatever has a footer after it
 * (`:has(+ …)`) makes the browser look at every element of a page whenever anything is put into it.
 */
export const footed = style({});
globalStyle(`${footed} > :nth-last-child(2)`, { marginBlockEnd: vars.space[2] });
