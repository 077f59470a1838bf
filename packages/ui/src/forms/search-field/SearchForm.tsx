"use client";

import type { ReactNode, SubmitEvent } from "react";
import { keepComposing } from "../form/index.ts";

export type SearchFormProps = {
  /** Where the browser asks for the results; the answers stand in the address. */
  action: string;
  /** What is searched, for screen readers. */
  label: string;
  /** Called with the answers instead of the browser's own request. @default the browser asks */
  onSearch?: ((data: FormData) => void) | undefined;
  /** Lays the fields and the button out. */
  className?: string | undefined;
  /** Fields and the button. */
  children: ReactNode;
};

/** A search whose answers stand in the address, so that it works before scripts and can be shared. */
export function SearchForm({ action, label, onSearch, className, children }: SearchFormProps) {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(new FormData(event.currentTarget));
  };
  return (
    <search aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields */}
      <form action={action} method="get" className={className} onSubmit={search} onKeyDown={keepComposing}>
        {children}
      </form>
    </search>
  );
}
