import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const empty = piece({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  padding: `${vars.space[6]} ${vars.space[4]}`,
  textAlign: "center",
});

export const picture = style({ inlineSize: "300px" });

export const sentence = style({ maxInlineSize: "460px", textWrap: "pretty" });

export const next = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  // A button may repeat what somebody has typed, which may be one long word.
  overflowWrap: "anywhere",
});
