import { style } from "@vanilla-extract/css";
import { composed } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const page = composed({
  display: "grid",
  overflowWrap: "anywhere",
  justifyItems: "center",
  gap: "14px",
  paddingBlock: "40px 90px",
  textAlign: "center",
});

export const picture = style({ inlineSize: "640px" });

export const code = style({
  marginBlockStart: vars.space[1],
  color: vars.color.category.benevolence.text,
  fontSize: "4.4rem",
  lineHeight: 1,
  letterSpacing: "0.04em",
});

export const lead = style({ maxInlineSize: "560px" });

/** Chinese in the display face comes in parts, of which only those of the page before may be there. */
export const unanswered = style({ selectors: { "&:lang(zh)": { fontFamily: vars.font.family.text } } });
