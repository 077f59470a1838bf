import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import * as css from "./Accordion.css.ts";

export type AccordionItem = {
  /** The anchor of what unfolds (`/faq#refund`). */
  id: string;
  title: ReactNode;
  content: ReactNode;
};

export type AccordionProps = Omit<ComponentProps<"div">, "children"> & {
  /** In the order in which they are read. */
  items: readonly AccordionItem[];
  /** The `id` of the item that is open from the start. */
  defaultOpen?: string | undefined;
  /** One name for all of them leaves at most one open at a time. @default any number is open */
  name?: string | undefined;
};

/**
 * Titles that unfold what they announce, without scripts. The anchor lies inside the fold: an address that points to
 * it, or a search in the page, makes the browser open it.
 */
export function Accordion({ items, defaultOpen, name, className, ...rest }: AccordionProps) {
  return (
    <div {...rest} className={cx(css.list, className)}>
      {items.map(({ id, title, content }) => (
        <details key={id} open={id === defaultOpen} name={name} className={css.item}>
          <summary className={css.title}>
            {title}
            <Icon of={icons.chevronDown} className={css.arrow} />
          </summary>
          <div id={id} className={css.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
