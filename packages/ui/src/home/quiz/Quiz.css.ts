import { style } from "@vanilla-extract/css";
import { palette } from "../../foundations/theme/generated/base.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { ownPress, pressed } from "../../foundations/theme/pressed.ts";
import { composed } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { eggtart, paper } = palette;
const { action, bg, border, focus, text } = vars.color;
const moonlight = (share: string) => `color-mix(in srgb, ${eggtart[200]} ${share}, transparent)`;

export const band = composed({
  marginBlock: "46px",
  paddingBlockEnd: "76px",
  "@media": { [media.narrow]: { paddingBlockEnd: vars.space[16] } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 620px)",
  gap: "72px",
  alignItems: "center",
  "@media": {
    [media.between]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space[10] },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] },
  },
});

export const moon = style({
  display: "grid",
  placeItems: "end center",
  inlineSize: "min(300px, 100% - 52px)",
  aspectRatio: "1",
  marginBlockStart: "30px",
  background: eggtart[200],
  borderRadius: "51% 49% 52% 48% / 49% 52% 48% 51%",
  boxShadow: `0 0 0 26px ${moonlight("14%")}, 0 0 0 60px ${moonlight("7%")}`,
  "@media": {
    [media.narrow]: { inlineSize: "190px", marginInline: "auto", marginBlock: "66px 50px" },
  },
});

export const bird = style({
  inlineSize: "77%",
  marginBlockEnd: "22px",
});

export const card = style({
  vars: { [focus.ring]: palette.ink[900] },
  color: text.primary,
  padding: vars.space[10],
  "@media": { [media.narrow]: { padding: vars.space[6] } },
});

export const form = style({ display: "grid", gap: "22px" });
export const progress = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[3],
});
export const dots = style({ display: "flex", gap: "6px" });
export const dot = style({
  inlineSize: "34px",
  blockSize: "10px",
  borderRadius: vars.radius.pill,
  background: paper[200],
});
export const dotDone = style([dot, { background: palette.banyan[500] }]);

export const questions = style({ display: "grid" });

/** One lies in the place of the other. Where the browser can, it keeps how one looks that is out of turn, as high as nothing. */
export const question = style({
  gridArea: "1 / 1",
  alignSelf: "start",
  "@supports": {
    "(content-visibility: hidden)": {
      selectors: { "&[hidden]": { display: "block", contentVisibility: "hidden" } },
    },
  },
});

export const legend = style({ inlineSize: "100%" });

export const options = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[3],
  marginBlockStart: "18px",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const option = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "14px",
  minBlockSize: "76px",
  padding: "10px 18px 10px 12px",
  border: line.control,
  borderRadius: cut.card,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.35,
  cursor: "pointer",
  ...pressed({ background: bg.tintGrowth }),
  selectors: {
    "&:hover": hovered({ background: bg.tintGrowth }),
    "&:has(:checked)": {
      background: bg.tintGrowth,
      borderColor: border.selected,
      boxShadow: `inset 0 0 0 1px ${border.selected}`,
    },
    "&:has(:focus-visible)": {
      outline: `${vars.border.width.focus} solid ${focus.ring}`,
      outlineOffset: "3px",
    },
  },
});

/**
 * The real radio button lies over the whole option, so that the keyboard and the finger meet it. It is without a look, and
 * not transparent: for that the browser would put it on a layer of its own.
 */
export const radio = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  border: 0,
  background: "none",
  appearance: "none",
  outline: "none",
  cursor: "inherit",
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "50px",
  blockSize: "50px",
  borderRadius: cut.field,
  background: eggtart[200],
  fontSize: "1.35rem",
});

export const circle = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "26px",
  blockSize: "26px",
  border: line.control,
  borderRadius: "50%",
  color: action.primary.text,
  selectors: {
    [`${radio}:checked ~ &`]: { background: action.primary.bg, borderColor: action.primary.bg },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { [`${radio}:checked ~ &`]: { background: "Highlight", color: "HighlightText" } },
    },
  },
});

/** Not there, instead of transparent, until its option is chosen: forced colours would show it. */
export const check = style({
  inlineSize: "16px",
  blockSize: "16px",
  strokeWidth: 3.4,
  selectors: { [`${radio}:not(:checked) ~ * &`]: { visibility: "hidden" } },
});

export const complaint = style({
  color: text.danger,
  fontWeight: vars.font.weight.bold,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[3] } },
});

export const moves = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
export const next = style({ ...ownPress, marginInlineStart: "auto" });
export const result = style({ display: "grid", gap: vars.space[4] });
export const resultTitle = style({ fontSize: vars.font.size["3xl"] });

/** A quiet button, of no use before scripts. */
export const byScripts = style({
  ...pressed({ color: text.primary }),
  "@media": { "(scripting: none)": { display: "none" } },
});
export const noWayBack = style({ display: "none" });
