"use client";

import { cx } from "class-variance-authority";
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useRef, useState } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { useFormWords } from "../../foundations/ui-provider/index.ts";
import { control, FieldGroup, type FieldQuestion, type Native, useField, useSilentAnswer } from "../field/index.ts";
import * as css from "./DateRangeField.css.ts";

/** Two ISO days (`2026-11-20`); one that is open is an empty string. */
export type DateRange = { from: string; to: string };

export type DateRangeFieldProps = FieldQuestion &
  Answer<DateRange, ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** The first day that there is. @units ISO day */
    min?: string | undefined;
    /** The last day that there is. @units ISO day */
    max?: string | undefined;
    /** What its first day is called. @default "From" */
    from?: ReactNode;
    /** What its last day is called. @default "To" */
    to?: ReactNode;
  };

const open: DateRange = { from: "", to: "" };

/**
 * From one day to another, by the browser's own calendars. The form gets `<name>_from` and `<name>_to`; neither calendar
 * offers what the other day rules out.
 */
export function DateRangeField({
  value,
  defaultValue = open,
  onChange,
  min,
  max,
  from,
  to,
  ...props
}: DateRangeFieldProps) {
  const words = useFormWords();
  const { parts, native } = useField(props);
  const [own, setOwn] = useState(defaultValue);
  const inputs = useRef<HTMLDivElement>(null);
  const shown = value ?? own;

  const read = (): DateRange => {
    const [first, last] = Array.from(inputs.current?.querySelectorAll("input") ?? [], (input) => input.value);
    return { from: first ?? "", to: last ?? "" };
  };
  useSilentAnswer(inputs, () => {
    const found = read();
    if (found.from !== shown.from || found.to !== shown.to) setOwn(found);
  });
  const hear = (event: ChangeEvent<HTMLInputElement>) => {
    const next = read();
    setOwn(next);
    onChange?.(next, event);
  };
  const days = [
    { end: "from", said: from ?? words.dateFrom, min, max: shown.to || max },
    { end: "to", said: to ?? words.dateTo, min: shown.from || min, max },
  ] as const;

  return (
    <FieldGroup {...native} parts={parts}>
      <div ref={inputs} className={css.days}>
        {days.map(({ end, said, ...bounds }) => (
          <label key={end} className={css.day}>
            <span className={css.name}>{said}</span>
            <input
              id={end === "from" ? parts.ids.control : undefined}
              type="date"
              name={`${parts.name}_${end}`}
              aria-invalid={parts.invalid}
              aria-required={parts.required}
              className={cx(control, css.input)}
              onChange={hear}
              {...bounds}
              {...(value ? { value: value[end] } : { defaultValue: defaultValue[end] })}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
