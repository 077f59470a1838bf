/** A variant's name and value lead to the next branch; behind the last are the class names. */
class Branch {
  names: string | undefined;
  readonly next = new Map<string, Map<unknown, Branch>>();

  to(name: string, value: unknown): Branch {
    let values = this.next.get(name);
    if (!values) this.next.set(name, (values = new Map()));
    let branch = values.get(value);
    if (!branch) values.set(value, (branch = new Branch()));
    return branch;
  }
}

/**
 * A cva look that composes the class names of each set of variants once: composing takes longer than drawing a small
 * element does, and a page has hundreds of the same. Name the variants always in the same order.
 *
 * @example
 * const look = remembered(cva(css.base, { variants: { size: css.size } }));
 * look({ size }, className);
 */
export function remembered<Props extends object>(compose: (props?: Props) => string) {
  type Variants = Omit<Props, "class" | "className">;
  const root = new Branch();

  return (variants: Variants, className?: string): string => {
    let branch = root;
    for (const name in variants) branch = branch.to(name, variants[name as keyof Variants]);
    const names = (branch.names ??= compose(variants as Props));
    if (!className) return names;
    return names ? `${names} ${className}` : className;
  };
}
