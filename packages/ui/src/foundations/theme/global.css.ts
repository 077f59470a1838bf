import { type GlobalStyleRule, globalKeyframes, globalStyle } from "@vanilla-extract/css";
import { hovered } from "./hovered.ts";
import { defaults } from "./layers.css.ts";
import { media } from "./media.ts";
import { vars } from "./vars.css.ts";

const rule = (selector: string, style: GlobalStyleRule) => globalStyle(selector, { "@layer": { [defaults]: style } });

rule("*, ::before, ::after", { boxSizing: "border-box" });
rule("html", {
  textSizeAdjust: "100%",
  scrollPaddingBlock: vars.space[24],
});
// Only while an anchor that was pressed takes the reader along: what Tab reaches is there at once.
rule("html[data-gliding]", {
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});
rule("body", {
  margin: 0,
  background: vars.color.bg.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.body,
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
  textAutospace: "normal",
  lineBreak: "strict",
});
rule(":lang(zh)", { letterSpacing: vars.font.letterSpacing.han });
rule(":not(:lang(zh))", { letterSpacing: "normal" });
rule("img, svg", { display: "block", maxWidth: "100%" });
rule("img", { height: "auto" });
rule("ul, ol", { margin: 0, padding: 0, listStyle: "none" });
rule("p, h1, h2, h3, h4, figure, dl, dd, fieldset, legend, blockquote", { margin: 0, padding: 0, border: 0 });
rule("fieldset", { minWidth: 0 });
rule("a", { color: vars.color.text.link, textDecorationThickness: "2px", textUnderlineOffset: "4px" });
rule("a:hover", hovered({ color: vars.color.text.linkHover }));
rule("button, input, select, textarea", { font: "inherit", letterSpacing: "inherit", color: "inherit" });
rule(":focus-visible", {
  outline: `${vars.border.width.focus} solid ${vars.color.focus.ring}`,
  outlineOffset: "3px",
  borderRadius: vars.radius.xs,
});
// A page's heading shows that it has the focus to those who came by the keyboard.
rule("[tabindex='-1']:not(h1):focus", { outline: "none" });
rule("h1, h2, h3", {
  fontFamily: vars.font.family.display,
  fontWeight: vars.font.weight.black,
  textWrap: "balance",
  letterSpacing: vars.font.letterSpacing.display,
});
rule("h1", { fontSize: vars.font.size["5xl"], lineHeight: vars.font.lineHeight.tight });
rule("h2", { fontSize: vars.font.size["4xl"], lineHeight: vars.font.lineHeight.heading });
rule("h3", { fontSize: vars.font.size["2xl"], lineHeight: vars.font.lineHeight.heading });
rule("h4", { fontSize: vars.font.size.lg, lineHeight: vars.font.lineHeight.ui, fontWeight: vars.font.weight.bold });
rule(":is(h1, h2, h3):lang(zh)", { letterSpacing: "0.02em" });
// Where its words are known, a line ends between them, and not within a Chinese name; one that is longer than the line
// still breaks.
rule(":is(h1, h2, h3, h4):lang(zh):has(wbr), :is(h1, h2, h3, h4) [lang|=zh]", {
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
});
rule("*, ::before, ::after", {
  "@media": {
    [media.still]: {
      animationDuration: "0s !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
    },
  },
});

globalKeyframes("gk-spin", { to: { rotate: "1turn" } });
