import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** The shadow follows the zigzag, which a box shadow would not. */
export const shadow = piece({
  filter: `drop-shadow(0 8px 18px color-mix(in srgb, ${vars.color.text.primary} 16%, transparent))`,
  textAlign: "start",
});

export const paper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  padding: "32px 30px 44px",
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  background: vars.color.bg.surface,
  mask: "conic-gradient(from -45deg at bottom, transparent, currentColor 1deg 89deg, transparent 90deg) 50% / 20px 100%",
  "@media": {
    [media.narrow]: { padding: "24px 20px 40px" },
    [media.forcedColors]: { mask: "none", border: "1px solid" },
  },
});

/** Logo and title: on a screen the page has them. */
export const letterhead = style({
  display: "none",
  "@media": { print: { display: "grid", justifyItems: "start", gap: vars.space[4], marginBlockEnd: vars.space[4] } },
});

/** Whoever prints the page wants the receipt: neither what stands around it nor what floats above. */
export const printedAlone = piece({});
globalStyle(`body:has(${printedAlone}) :not(${printedAlone}, ${printedAlone} *, :has(${printedAlone}))`, {
  "@media": { print: { display: "none !important" } },
});
// The paper is the printer's: white, as wide as it is, and without a shadow.
globalStyle(`:root:has(${printedAlone}), body:has(${printedAlone}), ${printedAlone}, ${printedAlone} > ${paper}`, {
  "@media": { print: { background: "Canvas", filter: "none", mask: "none" } },
});
globalStyle(`${printedAlone} > ${paper}`, { "@media": { print: { padding: 0 } } });
