import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "../../foundations/link/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import * as css from "./SearchResults.css.ts";

export type SearchResultsProps = ComponentProps<"ul"> & {
  /** `SearchResult`s, the best first. */
  children: ReactNode;
};

/** What a search has found, as a list. */
export function SearchResults({ className, ...rest }: SearchResultsProps) {
  return <ul {...rest} className={cx(css.list, className)} />;
}

export type SearchResultProps = Omit<ComponentProps<"li">, "title"> & {
  /** The page that was found. */
  href: string;
  /** Its title, the words found in a `MarkedText`; it names the link. */
  title: ReactNode;
  /** Small facts above the title: a tag of its kind, a day. */
  meta?: ReactNode;
  /** The title's place in the page's outline. @default 3 */
  level?: 2 | 3 | undefined;
  /** A part of its text around the words found. */
  children?: ReactNode;
};

/** Something that was found. */
export function SearchResult({ href, title, meta, level = 3, className, children, ...rest }: SearchResultProps) {
  return (
    <li {...rest} className={cx(css.result, className)}>
      {meta && <div className={css.meta}>{meta}</div>}
      <Heading level={level} size="lg" dynamic>
        <Link href={href}>{title}</Link>
      </Heading>
      {children && <Text tone="muted">{children}</Text>}
    </li>
  );
}
