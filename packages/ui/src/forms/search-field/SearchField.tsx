"use client";

import { cx } from "class-variance-authority";
import { type InputHTMLAttributes, type ReactNode, useRef } from "react";
import { IconButton } from "../../controls/icon-button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { control, controlProps, Field, type FieldQuestion, useField } from "../field/index.ts";
import * as css from "./SearchField.css.ts";

type OwnProps = Pick<FieldQuestion, "name" | "hint" | "message"> & {
  /** What is looked for. */
  label: ReactNode;
  /** What one could look for. An empty field shows it, which is how the style knows that there is nothing to clear. */
  placeholder: string;
  /** What the button that empties the field is called. */
  clear: string;
  /** Called after the field was emptied by its button. */
  onClear?: (() => void) | undefined;
};

export type SearchFieldProps = OwnProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof OwnProps | "id" | "value" | "type" | "size" | "className">;

/** A keyword with a button that empties it, there while there is something to empty. Belongs into a `SearchForm` or a filter. */
export function SearchField({ name, label, hint, message, clear, onClear, placeholder, ...input }: SearchFieldProps) {
  const parts = useField({ name, hint, message, optional: true });
  const box = useRef<HTMLInputElement>(null);
  const empty = () => {
    if (!box.current) return;
    box.current.value = "";
    // Whoever listens for typing hears of it too.
    box.current.dispatchEvent(new Event("input", { bubbles: true }));
    box.current.focus();
    onClear?.();
  };
  return (
    <Field parts={parts} label={label} hint={hint} unmarked>
      <div className={css.box}>
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...input}
          {...controlProps(parts, name)}
          ref={box}
          type="search"
          placeholder={placeholder}
          className={cx(control, css.input)}
        />
        <Icon of={icons.search} className={css.glass} />
        <IconButton icon={icons.x} label={clear} className={css.clear} onClick={empty} />
      </div>
    </Field>
  );
}
