/**
 * A cva look that composes the class names of each set of variants once. Composing them takes longer than drawing a small
 * element does, and a page has hundreds of the same.
 *
 * @example
 * const look = remembered(cva(css.base, { variants: { size: css.size } }));
 * look({ size }, className);
 */
export function remembered<Props extends object>(compose: (props?: Props) => string) {
  type Variants = Omit<Props, "class" | "className">;
  const known = new Map<string, string>();

  return (variants: Variants, className?: string): string => {
    let key = "";
    for (const name in variants) key += `${String(variants[name as keyof Variants])} `;
    let own = known.get(key);
    if (own === undefined) {
      own = compose(variants as Props);
      known.set(key, own);
    }
    return own && className ? `${own} ${className}` : own || className || "";
  };
}
