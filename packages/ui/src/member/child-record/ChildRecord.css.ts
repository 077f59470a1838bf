import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const cloth = createVar();
const patch = createVar();

export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[6],
  padding: "28px 32px 30px",
  borderRadius: cut.hero,
  background: `radial-gradient(circle at 88% -10%, ${patch} 0 150px, transparent 151px), ${cloth}`,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: "14px", padding: "20px 20px 26px" },
  },
});

export const tone = styleVariants(vars.color.category, ({ soft, tint }) => ({
  vars: { [cloth]: soft, [patch]: tint },
}));

export const portrait = style({
  inlineSize: "120px",
  blockSize: "120px",
  objectFit: "cover",
  borderRadius: "52% 48% 50% 50%",
  "@media": { [media.narrow]: { inlineSize: "76px", blockSize: "76px" } },
});

export const name = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
/** Stuck on: the tag of a trial has the blue of one of the covers. */
export const status = style({ boxShadow: `0 0 0 ${vars.border.width.control} ${vars.color.bg.surface}` });
export const about = style({ display: "grid", gap: vars.space[2], minWidth: 0, color: vars.color.text.secondary });
export const title = style({ color: vars.color.text.primary, overflowWrap: "anywhere" });
export const sync = style({
  display: "flex",
  alignItems: "flex-start",
  gap: "6px",
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.ui,
});

export const action = style({
  alignSelf: "start",
  "@media": { [media.narrow]: { gridColumn: "1 / -1", justifySelf: "start" } },
});

/** The index marks lie behind the page that they open. Five of them fit a phone; where they don't, their row scrolls. */
export const row = style({ position: "relative", overflowX: "auto", scrollbarWidth: "none" });
export const marks = style({
  display: "flex",
  gap: "6px",
  inlineSize: "max-content",
  minInlineSize: "100%",
  paddingInline: vars.space[7],
  "@media": { [media.narrow]: { gap: "4px", paddingInline: 0 } },
});

/** Shares the row's width on a phone. */
export const place = style({ "@media": { [media.narrow]: { flex: "1 1 auto" } } });

export const mark = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "50px",
  padding: "8px 20px 10px",
  borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
  background: vars.color.bg.track,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-current]": { background: vars.color.bg.surface, color: vars.color.text.primary },
    "&:hover": hovered({ color: vars.color.text.primary }),
    // An outer ring would lie under the page.
    "&:focus-visible": { outlineOffset: "-5px", borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0` },
  },
  "@media": {
    [media.narrow]: { justifyContent: "center", paddingInline: "6px" },
    [media.forcedColors]: { selectors: { "&[aria-current]": { textDecoration: "underline" } } },
  },
});

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  padding: "36px",
  background: vars.color.bg.surface,
  border: line.sheet,
  borderRadius: cut.sheet,
  boxShadow: vars.shadow.paper1,
  "@media": { [media.narrow]: { padding: vars.space[4] } },
});

export const columns = piece({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))",
  gap: vars.space[6],
});

export const leaf = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[4],
  padding: "26px 28px 28px",
  background: vars.color.bg.page,
  border: line.sheet,
  borderRadius: cut.sheet,
  "@media": { [media.narrow]: { padding: vars.space[5] } },
});

export const leafHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
