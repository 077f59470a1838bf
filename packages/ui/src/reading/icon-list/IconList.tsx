import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconDrawing } from "../../foundations/icon/index.ts";
import * as css from "./IconList.css.ts";
import type { IconListEmphasis } from "./IconList.variants.ts";

const list = cva(css.list, { variants: { emphasis: css.emphasis }, defaultVariants: { emphasis: "term" } });

export type IconListItem = {
  icon: IconDrawing;
  /** What it is, in a few words. */
  term: string;
  /** What it is for, in a sentence. */
  text: ReactNode;
};

export type IconListProps = Omit<ComponentProps<"dl">, "children"> & {
  /** A handful, in the order of their weight. */
  items: readonly IconListItem[];
  /** Which of the two is in bold: what is explained, or the fact. @default "term" */
  emphasis?: IconListEmphasis | undefined;
};

/** A few terms that are explained, or facts that are looked up, each with its icon on a disc. */
export function IconList({ items, emphasis, className, ...rest }: IconListProps) {
  return (
    <dl {...rest} className={list({ emphasis, className })}>
      {items.map(({ icon, term, text }) => (
        <div key={term} className={css.item}>
          <Icon of={icon} className={css.icon} />
          <dt className={css.term}>{term}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
