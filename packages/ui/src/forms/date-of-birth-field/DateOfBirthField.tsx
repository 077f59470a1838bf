"use client";

import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useRef, useState } from "react";
import { Notice } from "../../controls/notice/index.ts";
import { Announced } from "../../foundations/announced/index.ts";
import type { Answer } from "../../foundations/answer/index.ts";
import { useFormWords, useUi } from "../../foundations/ui-provider/index.ts";
import { FieldGroup, type FieldQuestion, type Native, type Option, useField, useSilentAnswer } from "../field/index.ts";
import { Select } from "../select/index.ts";
import * as css from "./DateOfBirthField.css.ts";
import { type DatePart, dateOf, dateOrder, datePartsOf, partName } from "./date-of-birth.ts";

export type DateOfBirthFieldProps = FieldQuestion &
  Answer<string, ChangeEvent<HTMLSelectElement>> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** The years to choose from, both included; the latest comes first. */
    years: { from: number; to: number };
    /** Says something friendly about the date (ISO, or with gaps while it is incomplete). It never blocks. */
    advise?: ((date: string) => ReactNode) | undefined;
  };

const upTo = (last: number, label: (number: number) => string): Option[] =>
  Array.from({ length: last }, (_, index) => ({ value: index + 1, label: label(index + 1) }));

function monthsIn(locale: string): Option[] {
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC", calendar: "gregory" });
  return upTo(12, (month) => name.format(Date.UTC(2000, month - 1)));
}

function yearsIn({ from, to }: DateOfBirthFieldProps["years"]): Option[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: to - index, label: String(to - index) }));
}

/**
 * A date of birth (ISO, or with gaps while it is incomplete) as three lists, in the order of the language, sent as
 * `name_year`, `name_month` and `name_day`.
 */
export function DateOfBirthField({
  years,
  advise,
  value,
  defaultValue = "",
  onChange,
  ...props
}: DateOfBirthFieldProps) {
  const { locale } = useUi();
  const words = useFormWords();
  const { parts, native } = useField(props);
  const lists = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultValue);
  const order = dateOrder(locale);
  const given = value === undefined ? undefined : datePartsOf(value);
  const start = datePartsOf(defaultValue);
  const options: Record<DatePart, Option[]> = {
    year: yearsIn(years),
    month: monthsIn(locale),
    day: upTo(31, String),
  };

  const read = () => {
    const chosen = Array.from(lists.current?.querySelectorAll("select") ?? [], (list) => list.value);
    return dateOf((part) => chosen[order.indexOf(part)] ?? "");
  };
  useSilentAnswer(lists, () => setKept(read()));
  const hear = (event: ChangeEvent<HTMLSelectElement>) => {
    const date = read();
    setKept(date);
    onChange?.(date, event);
  };

  return (
    <FieldGroup {...native} parts={parts}>
      <div>
        <div ref={lists} className={css.parts}>
          {order.map((part) => {
            const id = `${parts.ids.control}-${part}`;
            return (
              <div key={part} className={css.part}>
                <label className={css.label} htmlFor={id}>
                  {words[part]}
                </label>
                <Select
                  id={id}
                  name={partName(parts.name, part)}
                  placeholder={words[part]}
                  options={options[part]}
                  {...(given ? { value: given[part] } : { defaultValue: start[part] })}
                  autoComplete="off"
                  aria-required={parts.required}
                  aria-invalid={parts.invalid}
                  onChange={(_part, event) => hear(event)}
                />
              </div>
            );
          })}
        </div>
        {advise && <Advice>{advise(value ?? kept)}</Advice>}
      </div>
    </FieldGroup>
  );
}

function Advice({ children }: { children: ReactNode }) {
  return (
    <Announced>
      {children && (
        <div className={css.advice}>
          <Notice>{children}</Notice>
        </div>
      )}
    </Announced>
  );
}
