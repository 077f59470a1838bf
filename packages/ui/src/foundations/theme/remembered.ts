/** A variant's value leads to the next branch; behind the last value are the class names. */
class Branch {
  names: string | undefined;
  readonly next = new Map<unknown, Branch>();
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
    for (const name in variants) {
      const value = variants[name as keyof Variants];
      let next = branch.next.get(value);
      if (!next) branch.next.set(value, (next = new Branch()));
      branch = next;
    }
    const names = (branch.names ??= compose(variants as Props));
    if (!className) return names;
    return names ? `${names} ${className}` : className;
  };
}
