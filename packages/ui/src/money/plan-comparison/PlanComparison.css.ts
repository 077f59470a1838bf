import { style } from "@vanilla-extract/css";
import { sideways } from "../../foundations/looks/sideways.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const gap = vars.space[7];

export const sheet = piece({
  ...sideways,
  padding: `${vars.space[2]} ${gap} ${vars.space[3]}`,
  border: line.sheet,
  borderRadius: cut.sheet,
  boxShadow: vars.shadow.paper1,
  "@media": { [media.narrow]: { paddingInline: vars.space[3] } },
});

export const table = style({
  inlineSize: "100%",
  minInlineSize: "40rem",
  borderCollapse: "separate",
  borderSpacing: 0,
});

const cell = { padding: "14px 12px", lineHeight: 1.45, textAlign: "start", verticalAlign: "top" } as const;
const between = `${vars.border.width.control} dashed ${vars.color.border.card}`;

const head = {
  ...cell,
  borderBlockEnd: `3px solid ${vars.color.text.primary}`,
  fontWeight: vars.font.weight.bold,
} as const;

/** Stays in view while the plans scroll by. */
const beside = {
  position: "sticky",
  insetInlineStart: `calc(-1 * ${gap})`,
  background: vars.color.bg.surface,
  "@media": { [media.narrow]: { insetInlineStart: `calc(-1 * ${vars.space[3]})`, maxInlineSize: "9rem" } },
} as const;

export const plan = style(head);
export const corner = style({ ...head, ...beside });

const later = { selectors: { "tr + tr > &": { borderBlockStart: between } } };

export const feature = style({
  ...cell,
  ...beside,
  ...later,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
});
export const value = style({ ...cell, ...later, fontWeight: vars.font.weight.bold });

export const none = style({
  display: "inline-block",
  inlineSize: "18px",
  blockSize: "2px",
  marginBlockEnd: "5px",
  background: vars.color.text.muted,
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});
