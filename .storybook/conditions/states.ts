import { rulesOf } from "./media.ts";

/** What a hand does to a control, and no script can do. */
export type HandState = "hover" | "active" | "focus" | "focus-visible";

/**
 * A selector as it reads where a state can be pretended: by the name of the state in `data-pretend`.
 *
 * @example pretendedSelector("a:hover") // "a:is(:hover, [data-pretend~='hover'])"
 */
export const pretendedSelector = (selector: string): string =>
  selector.replaceAll(/(?<!:):(hover|active|focus-visible|focus)(?![\w-])/g, ":is(:$1, [data-pretend~='$1'])");

/** Rewrites the rules of the page so that `data-pretend` on an element is as good as a hand on it. */
export function pretendStates(document: Document): void {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const pretended = pretendedSelector(rule.selectorText);
      if (pretended !== rule.selectorText) rule.selectorText = pretended;
    }
  }
}
