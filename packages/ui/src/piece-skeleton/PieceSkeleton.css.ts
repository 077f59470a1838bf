import { style } from "@vanilla-extract/css";
import { grid, paper } from "../card/Card.css.ts";
import { book, covers } from "../child-cover/ChildCover.css.ts";
import { cards } from "../plan-card/PlanCard.css.ts";
import { media } from "../theme/media.ts";
import { cut, line } from "../theme/shape.ts";
import { vars } from "../theme/vars.css.ts";

const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });
const sheet = style({
  overflow: "hidden",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.sheet,
  boxShadow: vars.shadow.paper1,
});

export const layout = {
  card: grid,
  event: column,
  child: covers,
  plan: cards,
  rows: style([sheet, { paddingInline: vars.space[6] }]),
  sheet: column,
  form: column,
};

export const frame = {
  card: paper,
  event: style({ display: "grid", gridTemplateColumns: "96px minmax(0, 1fr)", gap: vars.space[8] }),
  child: book,
  plan: style([sheet, { borderRadius: cut.hero }]),
  rows: style({
    display: "grid",
    gridTemplateColumns: "2fr 3fr 1fr",
    gap: vars.space[6],
    paddingBlock: vars.space[5],
    selectors: { "& + &": { borderBlockStart: line.stitch } },
    "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] } },
  }),
  sheet,
  form: style({ display: "grid", gap: vars.space[2] }),
};

export const body = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  padding: `18px ${vars.space[6]} 22px`,
});
export const lines = style({ display: "grid", alignContent: "start", gap: vars.space[3] });
export const cover = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "240px",
  background: vars.color.bg.sunken,
});
export const calendar = style([sheet, { blockSize: "112px", background: vars.color.border.card }]);
export const control = style({
  blockSize: "52px",
  border: line.sheet,
  borderRadius: cut.field,
  background: vars.color.bg.surface,
});
