import { style } from "@vanilla-extract/css";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const page = piece({ minBlockSize: "100dvh" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingBlock: "22px",
});

export const logo = style({ inlineSize: "136px" });

export const middle = style({
  display: "grid",
  overflowWrap: "anywhere",
  justifyItems: "center",
  gap: vars.space[4],
  paddingBlockEnd: vars.space[20],
  textAlign: "center",
});

export const picture = style({ inlineSize: "620px" });

export const lead = style({ maxInlineSize: "580px" });

export const time = style({ background: vars.color.status.upgraded.bg, color: vars.color.status.upgraded.text });
