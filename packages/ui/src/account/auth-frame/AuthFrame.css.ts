import { globalStyle, style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const viewport = `calc(100dvh - ${vars.size.header.wide})`;

export const frame = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  minBlockSize: viewport,
  "@media": {
    // The picture is as high as it is drawn; what is left of a tall screen belongs to the form.
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
  },
});

export const scene = style({
  background: palette.banyan[500],
  "@media": { [media.narrow]: { background: vars.color.bg.sky } },
});

export const picture = style({
  position: "sticky",
  insetBlockStart: 0,
  inlineSize: "100%",
  blockSize: viewport,
  minBlockSize: "780px",
  objectFit: "cover",
  objectPosition: "50% 100%",
  "@media": { [media.narrow]: { position: "static", blockSize: "150px", minBlockSize: 0 } },
});

export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignItems: "start",
  padding: `${vars.space[14]} ${vars.space[10]} ${vars.space[16]}`,
  "@media": { [media.narrow]: { padding: `${vars.space[7]} ${vars.space[5]} ${vars.space[14]}` } },
});

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  inlineSize: "min(100%, 460px)",
});

// The switch between signing in and registering is as wide as the form below it.
globalStyle(`${card} > nav > ul`, { display: "flex" });
globalStyle(`${card} > nav > ul > li`, { flex: 1 });

export const head = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
