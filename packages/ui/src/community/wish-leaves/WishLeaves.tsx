import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Text } from "../../foundations/text/index.ts";
import { Glyph } from "../../product/glyph/index.ts";
import type { MissionCategory } from "../../product/mission-category/index.ts";
import * as css from "./WishLeaves.css.ts";

export type WishLeafProps = Omit<ComponentProps<"li">, "children"> & {
  /** The nickname on the leaf. */
  name: ReactNode;
  /** What is wished for, as it was written. */
  wish: ReactNode;
  /** What the wish is about; it colours the leaf. */
  category: { area: MissionCategory; name: ReactNode };
  /** When it came in, for moderators. */
  note?: ReactNode;
  /** Putting it on the tree or declining it, for moderators; their names carry the leaf's. */
  actions?: ReactNode;
  /** Whether it was hung up this moment: it swings, once. @default false */
  fresh?: boolean | undefined;
};

/** A wish on a paper leaf. Belongs into `WishLeaves`. @source decision 25 */
export function WishLeaf({ name, wish, category, note, actions, fresh = false, className, ...rest }: WishLeafProps) {
  return (
    <li {...rest} className={cx(css.leaf, css.tone[category.area], fresh && css.fresh, className)}>
      <p className={css.wish}>{wish}</p>
      <p className={css.name}>{name}</p>
      <p className={css.category}>
        <Glyph name={`category-${category.area}`} />
        {category.name}
      </p>
      {note && <Text size="sm">{note}</Text>}
      {actions && <div className={css.actions}>{actions}</div>}
    </li>
  );
}

export type WishLeavesProps = Omit<ComponentProps<"ul">, "aria-label"> & {
  /** What the list is called, for screen readers. */
  label: string;
  /** `WishLeaf`s. */
  children: ReactNode;
};

/** The leaves of the wish tree: a plain list, hung a little aslant. */
export function WishLeaves({ label, children, className, ...rest }: WishLeavesProps) {
  return (
    <ul {...rest} className={cx(css.leaves, className)} aria-label={label}>
      {children}
    </ul>
  );
}
