"use client";

import type { ComponentProps, KeyboardEvent, ReactNode, SubmitEvent } from "react";
import { keepComposing } from "../form/index.ts";

export type SearchFormProps = Omit<ComponentProps<"form">, "action" | "aria-label" | "method" | "onSubmit"> & {
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
export function SearchForm({ action, label, onSearch, onKeyDown, children, ...rest }: SearchFormProps) {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    keepComposing(event);
    onKeyDown?.(event);
  };
  return (
    <search aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, gk/composing-form -- `press` hears the keys of its fields, and keeps composing */}
      <form {...rest} action={action} method="get" onSubmit={search} onKeyDown={press}>
        {children}
      </form>
    </search>
  );
}
