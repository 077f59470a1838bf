import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { SearchForm, type SearchFormProps } from "../../forms/search-field/index.ts";
import * as css from "./SearchResults.css.ts";

export type SearchBarProps = SearchFormProps & {
  /** What the button says. */
  submit: ReactNode;
};

/** A search of one question: a `SearchField` and its button, in a row where there is room. */
export function SearchBar({ submit, className, children, ...rest }: SearchBarProps) {
  return (
    <SearchForm {...rest} className={cx(css.row, className)}>
      {children}
      <Button type="submit">{submit}</Button>
    </SearchForm>
  );
}
