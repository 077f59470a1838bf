import { rulesOf } from "./media.ts";

/** The properties whose value an author may not choose in forced-colours mode. @source CSS Color Adjustment 1, section 3.1 */
const forced =
  /^(?:color|background-color|border-.*color|outline-color|column-rule-color|text-(?:decoration|emphasis)-color)$/;
const shadows = /^(?:box|text)-shadow$/;
const systemColour =
  /^(?:canvas|link|visited|active|button|field|highlight|selecteditem|mark|gray|accentcolor)(?:text|face|border)?$/i;

/** Whether a rule stands in a media query that the preview pretends. */
const isOwn = (rule: CSSRule | null): boolean =>
  rule instanceof CSSMediaRule
    ? rule.media.mediaText.includes("min-width: 0") || isOwn(rule.parentRule)
    : rule !== null && isOwn(rule.parentRule);

/** What stands there instead; undefined where the value stays. */
function replacement(property: string, value: string): string | undefined {
  if (shadows.test(property)) return value === "none" ? undefined : "none";
  if (property === "background-image") return value === "none" || value.includes("url(") ? undefined : "none";
  return forced.test(property) && value !== "revert" && !systemColour.test(value) ? "revert" : undefined;
}

/**
 * Takes the authors' colours out of the page's rules, as the browser does in forced-colours mode, and leaves the system's
 * in their dark set. Close to the real thing, not the same: pictures and inline styles keep their colours. Rules for that
 * mode are kept, so call it after `pretendMedia`. Gives back the way to undo it.
 */
export function forceColours(document: Document): () => void {
  const original = new Map<CSSStyleRule, string>();
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSStyleRule) || isOwn(rule.parentRule)) continue;
      for (const property of Array.from(rule.style)) {
        const value = replacement(property, rule.style.getPropertyValue(property));
        if (value === undefined) continue;
        if (!original.has(rule)) original.set(rule, rule.style.cssText);
        rule.style.setProperty(property, value, rule.style.getPropertyPriority(property));
      }
    }
  }
  document.documentElement.style.colorScheme = "dark";
  return () => {
    for (const [rule, text] of original) rule.style.cssText = text;
    document.documentElement.style.colorScheme = "";
  };
}
