import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const layout = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.sideMenu} minmax(0, 1fr)`,
  gap: vars.space[14],
  alignItems: "start",
  paddingBlock: `44px ${vars.space[24]}`,
  "@media": {
    [media.notFull]: { gridTemplateColumns: "200px minmax(0, 1fr)", gap: vars.space[8] },
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space[5],
      paddingBlock: `14px ${vars.space[16]}`,
    },
  },
});

export const side = style({
  minWidth: 0,
  "@media": {
    [media.wide]: { position: "sticky", insetBlockStart: `calc(${vars.size.header.compact} + ${vars.space[6]})` },
  },
});

export const content = style({
  display: "grid",
  gap: vars.space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  // A name may have thirty letters and no space.
  overflowWrap: "break-word",
});

export const head = piece({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const words = style({ display: "grid", gap: "6px", minWidth: 0, overflowWrap: "anywhere" });
