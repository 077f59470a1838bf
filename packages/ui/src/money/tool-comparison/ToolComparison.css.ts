import { style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "380px minmax(0, 1fr)",
  gap: "72px",
  "@media": {
    [media.between]: { gridTemplateColumns: "280px minmax(0, 1fr)", gap: vars.space[10] },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] },
  },
});

export const side = style({
  display: "grid",
  gridTemplateRows: "auto auto auto 1fr",
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  "@media": { [media.narrow]: { paddingBlockStart: 0 } },
});

export const compare = style({ justifySelf: "start" });

export const bird = style({
  alignSelf: "end",
  inlineSize: "330px",
  marginBlockEnd: "6px",
  "@media": { [media.narrow]: { display: "none" } },
});

export const sheet = style({
  position: "relative",
  padding: `${vars.space[5]} ${vars.space[7]} ${vars.space[7]} ${vars.space[10]}`,
  background: vars.color.bg.surface,
  borderRadius: cut.hero,
  boxShadow: vars.shadow.paper2,
  overflowX: "auto",
  "@media": { [media.narrow]: { marginInline: "-8px", padding: "10px 8px 14px 16px" } },
});

export const table = style({ inlineSize: "100%", borderCollapse: "separate", borderSpacing: 0 });

export const column = style({
  padding: `${vars.space[4]} 0`,
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.black,
  lineHeight: 1.3,
  textAlign: "center",
});

export const cell = style({ borderBlockStart: `${vars.border.width.control} dashed ${vars.color.border.card}` });

export const tool = style({
  paddingBlock: "13px",
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.35,
  textAlign: "start",
  textWrap: "balance",
  "@media": { [media.narrow]: { paddingBlock: vars.space[3] } },
});

export const toolInside = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  "@media": { [media.narrow]: { gap: vars.space[3] } },
});

export const icon = style({
  flex: "none",
  inlineSize: vars.space[7],
  blockSize: vars.space[7],
  color: vars.color.action.primary.bg,
  "@media": { [media.narrow]: { inlineSize: vars.space[6], blockSize: vars.space[6] } },
});

export const body = style({
  display: "block",
  marginBlockStart: vars.space["05"],
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  "@media": { [media.narrow]: { display: "none" } },
});

export const answer = style({
  inlineSize: "108px",
  textAlign: "center",
  verticalAlign: "middle",
  "@media": { [media.narrow]: { inlineSize: "54px" } },
});

export const premium = style({
  inlineSize: "138px",
  paddingInline: vars.space[2],
  background: vars.color.bg.tintReward,
  selectors: {
    "thead &": { borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0` },
    "tbody tr:last-child &": { borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}` },
  },
  "@media": { [media.narrow]: { inlineSize: "92px", paddingInline: vars.space[1] } },
});

export const stamp = style({
  display: "inline-block",
  padding: "6px 18px",
  borderRadius: cut.tag,
  background: vars.color.action.reward.bg,
  color: vars.color.action.reward.text,
  rotate: "-3deg",
  whiteSpace: "nowrap",
  "@media": { [media.narrow]: { padding: "5px 8px", fontSize: vars.font.size.md } },
});

export const note = style({
  display: "block",
  marginBlockStart: "3px",
  color: vars.color.text.warning,
  fontSize: vars.font.size.xs,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  textWrap: "balance",
  wordBreak: "keep-all",
  selectors: { "&:lang(zh)": { fontSize: "0.875rem" } },
});

export const yes = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  marginInline: "auto",
  borderRadius: "52% 48% 46% 54%",
  background: vars.color.action.primary.bg,
  color: vars.color.text.onPrimary,
});

export const check = style({ inlineSize: "18px", blockSize: "18px", strokeWidth: 3.4 });

export const no = style({
  display: "block",
  inlineSize: "18px",
  marginInline: "auto",
  borderBlockStart: `3px solid ${vars.color.border.control}`,
  borderRadius: "2px",
});
