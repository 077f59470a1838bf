import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { petalLook, quoteLook } from "../../foundations/looks/quote.ts";
import { sideways } from "../../foundations/looks/sideways.ts";
import { media } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, font, space } = vars;

export const prose = piece({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  fontSize: "1.125rem",
  lineHeight: 1.8,
  overflowWrap: "anywhere",
  selectors: { "&:lang(zh)": { lineHeight: 1.95 } },
  "@media": { [media.narrow]: { fontSize: font.size.lg, selectors: { "&&": { fontSize: "1.0625rem" } } } },
});

export const table = style({
  ...sideways,
  padding: `${space[2]} ${space[6]} ${space[3]}`,
  border: line.sheet,
  borderRadius: cut.sheet,
});

const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(`${prose} ${selector}`, rule);

inside(":is(h2, h3, h4)", {
  fontFamily: font.family.text,
  fontWeight: font.weight.bold,
  letterSpacing: 0,
  lineHeight: 1.4,
  textWrap: "balance",
});
inside("h2", { marginBlockStart: space[4], fontSize: font.size["2xl"] });
inside("h3", { marginBlockStart: space[2], fontSize: font.size.xl });
inside("h4", { fontSize: font.size.lg });
inside(":is(p, li)", { textWrap: "pretty" });
inside("> :first-child", { marginBlockStart: 0 });
inside(":is(ul, ol)", { display: "grid", gap: space[2], paddingInlineStart: "1.5em" });
inside("ul", { listStyle: "disc" });
inside("ol", { listStyle: "decimal" });
inside("li::marker", { color: color.text.link, fontWeight: font.weight.bold });
inside("li > :is(ul, ol)", { marginBlockStart: space[2] });
inside(":is(img, video)", { blockSize: "auto", borderRadius: cut.sheet });
inside("figcaption", { marginBlockStart: space[2], color: color.text.muted, fontSize: font.size.sm });
inside("hr", { inlineSize: "100%", border: 0, borderBlockStart: line.stitch });
inside("code", { fontSize: "0.92em", overflowWrap: "anywhere" });

inside("blockquote", { ...quoteLook, marginBlock: space[3] });
inside("blockquote::before", petalLook);

inside("table", { inlineSize: "100%", minInlineSize: "480px", borderCollapse: "collapse", fontSize: font.size.md });
inside("caption", {
  paddingBlock: space[2],
  color: color.text.muted,
  fontWeight: font.weight.bold,
  textAlign: "start",
});
inside(":is(th, td)", { padding: `14px ${space[3]}`, lineHeight: 1.5, textAlign: "start", verticalAlign: "top" });
inside("thead th", { borderBlockEnd: `3px solid ${color.text.primary}` });
inside("tbody tr + tr > *", { borderBlockStart: `2px dashed ${color.border.card}` });
