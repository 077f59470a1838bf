import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { composed } from "../../foundations/theme/piece.ts";
import { line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { action, border, feedback, text } = vars.color;

/** Beside the member menu there is less room than the viewport says: the list of sheets asks its container. */
const roomy = "(width >= 800px)";

export const form = composed({
  containerType: "inline-size",
  display: "grid",
  gap: vars.space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
});

globalStyle(`${form} [type='submit']`, { "@media": { [media.narrow]: { flexGrow: 1 } } });

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "36px",
  alignItems: "start",
  "@container": { [roomy]: { gridTemplateColumns: "minmax(0, 1fr) 210px" } },
});

export const sheets = style({ display: "grid", gap: vars.space[6], gridTemplateColumns: "minmax(0, 1fr)" });

export const section = style({
  display: "grid",
  gap: vars.space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: "32px 36px 38px",
  "@media": { [media.narrow]: { padding: "24px 20px 28px" } },
});

export const title = style({ display: "flex", alignItems: "center", gap: "14px" });

/** The number of a sheet, on a torn scrap of yellow paper. */
export const number = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "40px",
  blockSize: "44px",
  borderRadius: "60% 40% 56% 44% / 64% 56% 44% 36%",
  background: action.reward.bgHover,
  color: action.reward.text,
  fontSize: vars.font.size.lg,
});

export const half = style({ maxInlineSize: "360px" });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 250px), 1fr))",
  gap: vars.space[6],
});

export const privacy = style({
  display: "flex",
  gap: vars.space[2],
  alignItems: "flex-start",
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
  color: text.muted,
});

export const progress = style({
  position: "sticky",
  insetBlockStart: vars.space[24],
  display: "none",
  gap: "22px",
  "@container": { [roomy]: { display: "grid", gridArea: "1 / 2" } },
});

export const steps = style({ display: "grid", gap: vars.space["05"] });

const mark = style({});

export const step = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.target.primary,
  color: text.secondary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: {
    // The stitch to the next step.
    "li:not(:last-child) > &::after": {
      content: "''",
      position: "absolute",
      insetBlockStart: "calc(50% + 16px)",
      insetInlineStart: "14px",
      blockSize: "14px",
      borderInlineStart: line.stitch,
    },
  },
});

export const stepMark = style([
  mark,
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: "30px",
    blockSize: "30px",
    border: line.control,
    borderRadius: "50%",
  },
]);

export const stepState = {
  open: style({}),
  done: style({}),
  now: style({ color: text.primary }),
  wrong: style({ color: text.danger }),
};

globalStyle(`${stepState.done} > ${mark}`, {
  background: action.primary.bg,
  borderColor: action.primary.bg,
  color: action.primary.text,
});
globalStyle(`${stepState.now} > ${mark}`, { background: action.reward.bg, borderColor: action.reward.edge });
globalStyle(`${stepState.wrong} > ${mark}`, { background: feedback.error.bg, borderColor: border.danger });

export const bird = style({ inlineSize: "140px", blockSize: "auto", justifySelf: "center" });
