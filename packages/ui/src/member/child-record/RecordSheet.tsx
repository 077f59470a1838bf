import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./ChildRecord.css.ts";

/** Lays `RecordSheet`s side by side where there is room. */
export function RecordColumns({
  children,
  className,
  ...rest
}: ComponentProps<"div"> & { /** `RecordSheet`s. */ children: ReactNode }) {
  return (
    <div {...rest} className={cx(css.columns, className)}>
      {children}
    </div>
  );
}

export type RecordSheetProps = Omit<ComponentProps<"section">, "aria-labelledby" | "title"> & {
  /** The topic; names the region. */
  title: ReactNode;
  /** A tag or a count across from the title. */
  aside?: ReactNode;
  /** The facts, the list or the table of this topic. */
  children: ReactNode;
};

/** One topic within a child's record. */
export function RecordSheet({ title, aside, children, className, ...rest }: RecordSheetProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(css.leaf, className)} aria-labelledby={id}>
      <div className={css.leafHead}>
        <Heading level={2} size="2xl" id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
