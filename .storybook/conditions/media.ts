/** Media features that the preview pretends, each with the value that it pretends. */
export type Pretended = Readonly<Record<string, string>>;

const always = "(min-width: 0)";
const never = "(max-width: 0)";

/**
 * A media query as it reads where the pretended features hold.
 *
 * @example pretendedQuery("(prefers-reduced-motion: reduce)", { "prefers-reduced-motion": "reduce" }) // "(min-width: 0)"
 */
export const pretendedQuery = (query: string, pretended: Pretended): string =>
  query.replaceAll(/\(([a-z-]+):\s*([a-z-]+)\)/g, (whole, feature: string, value: string) => {
    const wanted = pretended[feature];
    if (wanted === undefined) return whole;
    return wanted === value ? always : never;
  });

/** Every rule of a style sheet or group, also those inside layers, media and containers. */
export function* rulesOf(group: CSSStyleSheet | CSSGroupingRule): Generator<CSSRule> {
  for (const rule of group.cssRules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesOf(rule);
  }
}

/**
 * Rewrites the media rules of the page as if the features held: a page can't change what the browser answers, but it can
 * change the questions. Gives back the way to undo it.
 */
export function pretendMedia(document: Document, pretended: Pretended): () => void {
  const original = new Map<CSSMediaRule, string>();
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const query = rule.media.mediaText;
      const rewritten = pretendedQuery(query, pretended);
      if (rewritten === query) continue;
      original.set(rule, query);
      rule.media.mediaText = rewritten;
    }
  }
  return () => {
    for (const [rule, query] of original) rule.media.mediaText = query;
  };
}
