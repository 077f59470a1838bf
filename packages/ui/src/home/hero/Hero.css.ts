import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** The picture's own breakpoint is the layout's. */
export const narrowPicture = media.narrow;
/** From here on the bird leaves a line of Chinese its whole length. */
const roomy = "(width > 1340px)";

export const hero = piece({ position: "relative", background: vars.color.bg.sky, overflow: "clip" });

export const art = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: "100%",
  minBlockSize: "100%",
  aspectRatio: "1440 / 700",
  objectFit: "cover",
  objectPosition: "50% 100%",
  "@media": {
    // Moves the bird out from under the words.
    [media.between]: { objectPosition: "25% 100%" },
    [media.narrow]: { aspectRatio: "780 / 700", minBlockSize: 0 },
  },
});

export const inside = style({
  position: "relative",
  minBlockSize: "clamp(716px, 47vw, 900px)",
  paddingBlock: "76px 200px",
  "@media": {
    [media.between]: { paddingBlockStart: vars.space[14] },
    [media.narrow]: { minBlockSize: 0, paddingBlock: "36px min(94vw, 640px)" },
  },
});

export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "22px",
  justifyItems: "start",
  maxInlineSize: "600px",
  "@media": { [media.between]: { maxInlineSize: "440px" } },
});

export const stamp = style({
  padding: "6px 16px",
  boxShadow: vars.shadow.paper1,
  borderRadius: cut.tag,
  fontSize: "1rem",
  whiteSpace: "normal",
});

export const title = style({
  overflowWrap: "anywhere",
  lineHeight: vars.font.lineHeight.tight,
  selectors: { "&:lang(en)": { fontSize: "clamp(2.4rem, 1.4rem + 2.6vw, 3.5rem)" } },
  "@media": {
    [media.between]: { selectors: { "&&": { fontSize: "3rem" } } },
    // Full lines: a phrase that is longer than a line would leave the one before it alone on its own.
    [roomy]: { selectors: { "&:lang(zh)": { textWrap: "wrap" } } },
  },
});
globalStyle(`${title}:lang(zh) > *`, { "@media": { [roomy]: { display: "inline" } } });

export const lead = style({
  maxInlineSize: "520px",
  fontSize: vars.font.size.lg,
  textWrap: "pretty",
  "@media": { [media.between]: { maxInlineSize: "400px" } },
});

export const actions = style({
  gap: "14px",
  paddingBlockStart: "6px",
  "@media": { [media.narrow]: { inlineSize: "100%" } },
});

export const action = style({ "@media": { [media.narrow]: { flex: "1 1 240px" } } });
