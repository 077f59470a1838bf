import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { SearchForm, type SearchFormProps } from "../../forms/search-field/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./FilterPanel.css.ts";

type FilterQuestions = Pick<SearchFormProps, "action" | "onSearch" | "children"> & {
  /** The same list without a filter. */
  clearHref: string;
};

export type FilterWords = {
  /** What is filtered, for screen readers. */
  label: string;
  /** The link that takes all filters away. */
  clear: ReactNode;
  /** The button that applies them. */
  submit: string;
};

export type FilterFormProps = FilterQuestions &
  Omit<ComponentProps<"div">, keyof FilterQuestions> & {
    /** What the search, its button and the way out say. */
    words: FilterWords;
    /** The word on the button while what was asked for is on its way. */
    busy?: string | undefined;
  };

/** The filters of a list, the button that applies them and the way out: the inside of a `FilterDrawer`. */
export function FilterForm({
  action,
  onSearch,
  children,
  clearHref,
  words,
  busy,
  className,
  ...rest
}: FilterFormProps) {
  return (
    <div {...rest} className={cx(css.inside, className)}>
      <Filters action={action} onSearch={onSearch} words={words} busy={busy}>
        {children}
      </Filters>
      <Clear href={clearHref}>{words.clear}</Clear>
    </div>
  );
}

export type FilterPanelProps = FilterQuestions &
  Omit<ComponentProps<"section">, keyof FilterQuestions | "aria-labelledby" | "title"> & {
    /** The anchor of the panel, to which the `FilterBar` points. */
    id: string;
    /** What the panel says. */
    words: FilterWords & {
      /** Its heading, which names the region. */
      title: string;
    };
  };

/**
 * The filters of a list on a sheet beside it. In the narrow layout the sheet shows only when the address points to it,
 * which is how a phone comes to it before scripts.
 * @source spec §5 "Market"; decision 48; T73
 */
export function FilterPanel({
  id,
  action,
  onSearch,
  children,
  clearHref,
  words,
  className,
  ...rest
}: FilterPanelProps) {
  return (
    <section {...rest} id={id} className={cx(css.panel, className)} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading level={2} size="xl" id={`${id}-title`}>
          {words.title}
        </Heading>
        <Clear href={clearHref}>{words.clear}</Clear>
      </div>
      <Filters action={action} onSearch={onSearch} words={words}>
        {children}
      </Filters>
    </section>
  );
}

type FiltersProps = Pick<FilterFormProps, "action" | "onSearch" | "children" | "words" | "busy">;

function Filters({ words, busy, children, ...form }: FiltersProps) {
  return (
    <SearchForm {...form} label={words.label} className={css.form}>
      {children}
      <Button type="submit" block busy={busy}>
        {words.submit}
      </Button>
    </SearchForm>
  );
}

function Clear({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={css.clear}>
      {children}
    </Link>
  );
}

export type FilterColumnsProps = ComponentProps<"div"> & {
  /** The `FilterPanel`. */
  filters: ReactNode;
  /** The `FilterBar`, and the list below it. */
  children: ReactNode;
};

/** Filters beside what they filter, in one column in the narrow layout. */
export function FilterColumns({ filters, children, className, ...rest }: FilterColumnsProps) {
  return (
    <div {...rest} className={cx(css.columns, className)}>
      <div className={css.side}>{filters}</div>
      <div className={css.results}>{children}</div>
    </div>
  );
}
