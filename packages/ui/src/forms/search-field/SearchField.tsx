"use client";

import { type ChangeEvent, type ComponentPropsWithRef, useImperativeHandle, useRef } from "react";
import { IconButton } from "../../controls/icon-button/index.ts";
import type { Answer } from "../../foundations/answer/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { control, controlProps, Field, type FieldQuestion, type Native, typeInto, useField } from "../field/index.ts";
import * as css from "./SearchField.css.ts";

export type SearchFieldProps = Omit<FieldQuestion, "optional" | "unmarked"> &
  Answer<string, ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"input">> & {
    /** What one could look for. An empty field shows it, which is how the style knows that there is nothing to clear. */
    placeholder: string;
    /** What the button that empties the field is called. */
    clear: string;
    /** Called after the field was emptied by its button. */
    onClear?: (() => void) | undefined;
  };

/** A keyword with a button that empties it, there while there is something to empty. Belongs into a `SearchForm` or a filter. */
export function SearchField({ clear, onClear, onChange, ref, ...props }: SearchFieldProps) {
  const { parts, native } = useField({ ...props, optional: true, unmarked: true });
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  const empty = () => {
    if (!box.current) return;
    typeInto(box.current, "");
    box.current.focus();
    onClear?.();
  };
  return (
    <Field parts={parts}>
      <div className={css.box}>
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...native}
          {...controlProps(parts)}
          ref={box}
          type="search"
          className={control}
          onChange={onChange && ((event) => onChange(event.currentTarget.value, event))}
        />
        <Icon of={icons.search} className={css.glass} />
        <IconButton
          icon={icons.x}
          label={clear}
          className={css.clear}
          disabled={native.disabled || native.readOnly}
          onClick={empty}
        />
      </div>
    </Field>
  );
}
