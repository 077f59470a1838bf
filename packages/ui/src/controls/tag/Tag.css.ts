import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

export const base = piece({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  padding: `3px ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.5,
  // A tag on two lines breaks where its words end.
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  // A table would make its column as narrow as a letter; what has no room there scrolls.
  "@media": { [media.wide]: { selectors: { "td > &": { overflowWrap: "break-word" } } } },
});

const paint = ({ bg, text }: { bg: string; text: string }) => ({ background: bg, color: text });

const { status } = vars.color;
const progress = {
  waiting: status.pending,
  started: status.paid,
  current: status.freeTrial,
  success: status.finished,
  off: status.canceled,
  returned: status.refunded,
  reward: status.upgraded,
};

export const tone = {
  neutral: piece({ background: vars.color.bg.sunken, color: vars.color.text.secondary }),
  paper: piece({ background: vars.color.bg.surface, color: vars.color.text.primary }),
  ...pieceVariants(progress, paint),
};

export const stamp = piece({ borderRadius: cut.tag, rotate: "-2deg" });
