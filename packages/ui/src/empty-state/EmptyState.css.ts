import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[4],
  paddingBlock: vars.space[14],
  textAlign: "center",
});

export const picture = style({ inlineSize: "300px" });
export const body = style({ maxInlineSize: "34em" });
