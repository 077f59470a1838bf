import type { ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { SearchForm, type SearchFormProps } from "../../forms/search-field/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./FilterPanel.css.ts";

export type FilterFormProps = Omit<SearchFormProps, "className"> & {
  /** The same list without a filter. */
  clearHref: string;
  /** The link that takes all filters away, and the button that applies them. */
  words: {
    clear: ReactNode;
    submit: string;
  };
};

/** The filters of a list, the button that applies them and the way out: the inside of a `FilterDrawer`. */
export function FilterForm({ clearHref, words, ...form }: FilterFormProps) {
  return (
    <div className={css.inside}>
      <Filters {...form} submit={words.submit} />
      <Clear href={clearHref}>{words.clear}</Clear>
    </div>
  );
}

export type FilterPanelProps = FilterFormProps & {
  /** The anchor of the panel, to which the `FilterBar` points. */
  id: string;
  /** Its heading, which names the region. */
  title: string;
};

/**
 * The filters of a list on a sheet beside it. In the narrow layout the sheet shows only when the address points to it,
 * which is how a phone comes to it before scripts.
 * @source spec §5 "Market"; decision 48; T73
 */
export function FilterPanel({ id, title, clearHref, words, ...form }: FilterPanelProps) {
  return (
    <section id={id} className={css.panel} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading level={2} size="xl" id={`${id}-title`}>
          {title}
        </Heading>
        <Clear href={clearHref}>{words.clear}</Clear>
      </div>
      <Filters {...form} submit={words.submit} />
    </section>
  );
}

function Filters({ submit, children, ...form }: Omit<SearchFormProps, "className"> & { submit: string }) {
  return (
    <SearchForm {...form} className={css.form}>
      {children}
      <Button type="submit" block>
        {submit}
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

export type FilterColumnsProps = {
  /** The `FilterPanel`. */
  filters: ReactNode;
  /** The `FilterBar`, and the list below it. */
  children: ReactNode;
};

/** Filters beside what they filter, in one column in the narrow layout. */
export function FilterColumns({ filters, children }: FilterColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.side}>{filters}</div>
      <div className={css.results}>{children}</div>
    </div>
  );
}
