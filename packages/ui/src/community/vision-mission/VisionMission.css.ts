import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const columns = piece({
  display: "grid",
  gridTemplateColumns: "1.2fr 1fr",
  alignItems: "center",
  gap: vars.space[14],
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[7] } },
});

/** A heading in the outline, an eyebrow to the eye: the sentence below it is what is read. */
export const name = style({ fontFamily: vars.font.family.text, letterSpacing: 0 });

export const vision = style({
  marginBlockStart: "14px",
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size["5xl"],
  fontWeight: vars.font.weight.black,
  lineHeight: 1.3,
  textWrap: "balance",
});

export const mission = style({ display: "grid", gap: "14px", rotate: "1deg" });
