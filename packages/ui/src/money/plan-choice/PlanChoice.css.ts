import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const list = style({ display: "grid", gap: vars.space[3], containerType: "inline-size" });

/** Too little for name and price on one line, as on a phone, beside a summary, or with larger text. */
const tight = "(width <= 34rem)";
/** No more than a few words a line: what only decorates makes room. */
const cramped = "(width <= 17rem)";

/** Mark last on the line; where there is little room the price goes below the name. */
export const plan = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  gridTemplateAreas: `"picture words price mark"`,
  alignItems: "center",
  columnGap: "18px",
  padding: "10px 24px 10px 10px",
  "@container": {
    [tight]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gridTemplateAreas: `"picture words mark" "picture price mark"`,
      gap: vars.space[3],
      paddingInlineEnd: vars.space[4],
    },
    [cramped]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: `"words words" "price mark"`,
      paddingInline: vars.space[4],
    },
  },
});

globalStyle(`${plan} > input`, { gridArea: "mark" });

export const picture = style({
  gridArea: "picture",
  display: "grid",
  placeItems: "end center",
  inlineSize: "104px",
  blockSize: "100px",
  overflow: "hidden",
  borderRadius: cut.card,
  "@container": { [tight]: { inlineSize: "78px", blockSize: "88px" }, [cramped]: { display: "none" } },
});
export const pictureFile = style({
  inlineSize: "auto",
  maxBlockSize: "94px",
  "@container": { [tight]: { maxBlockSize: "74px" } },
});

export const ground = styleVariants(vars.color.plan, ({ soft }) => ({ background: soft }));

export const words = style({
  gridArea: "words",
  minWidth: 0,
  // Not the label's: a column is never narrower than the longest word in it.
  overflowWrap: "break-word",
  "@container": { [tight]: { alignSelf: "end" } },
});
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
// The provider's words: the display face's subset can't know their characters, so Chinese falls to the text face.
export const planName = style({
  maxInlineSize: "100%",
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.black,
  lineHeight: 1.3,
});
export const small = style({
  display: "block",
  color: vars.color.text.muted,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

export const price = style({
  gridArea: "price",
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.black,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.3,
  textAlign: "end",
  overflowWrap: "break-word",
  "@container": { [tight]: { alignSelf: "start", fontSize: vars.font.size.lg, textAlign: "start" } },
});

export const stamp = style({
  padding: "2px 12px",
  borderRadius: cut.tag,
  background: vars.color.category.benevolence.text,
  color: vars.color.category.benevolence.soft,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.5,
  rotate: "-3deg",
});

export const gift = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  padding: "10px 24px",
  background: vars.color.status.upgraded.bg,
  color: vars.color.status.upgraded.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.ui,
});
