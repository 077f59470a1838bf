"use client";

import { type ReactNode, useRef, useState } from "react";
import { Notice } from "../../controls/notice/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { FieldGroup, type FieldQuestion, type Option, useField, useFormReset } from "../field/index.ts";
import { Select } from "../select/index.ts";
import * as css from "./DateOfBirthField.css.ts";
import { type DatePart, dateOfBirthIn, dateOrder, datePartsOf, partName } from "./date-of-birth.ts";

export type DateOfBirthFieldProps = Omit<FieldQuestion, "optional"> & {
  /** The question. */
  label: ReactNode;
  /** The years to choose from, both included; the latest comes first. */
  years: { from: number; to: number };
  /** An ISO date. */
  defaultValue?: string | undefined;
  /** Says something friendly about the date (ISO, or with gaps while it is incomplete). It never blocks. */
  advise?: ((date: string) => ReactNode) | undefined;
};

const upTo = (last: number, label: (number: number) => string): Option[] =>
  Array.from({ length: last }, (_, index) => ({ value: index + 1, label: label(index + 1) }));

function monthsIn(locale: Locale): Option[] {
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return upTo(12, (month) => name.format(Date.UTC(2000, month - 1)));
}

function yearsIn({ from, to }: DateOfBirthFieldProps["years"]): Option[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: to - index, label: String(to - index) }));
}

/** A date of birth as three lists, in the order of the language, sent as `name_year`, `name_month` and `name_day`. */
export function DateOfBirthField({
  name,
  label,
  hint,
  message,
  years,
  defaultValue = "",
  advise,
}: DateOfBirthFieldProps) {
  const { locale, words } = useUi();
  const parts = useField({ name, hint, message });
  const lists = useRef<HTMLDivElement>(null);
  const [date, setDate] = useState(defaultValue);
  useFormReset(lists, () => setDate(defaultValue));
  const start = datePartsOf(defaultValue);
  const options: Record<DatePart, Option[]> = {
    year: yearsIn(years),
    month: monthsIn(locale),
    day: upTo(31, String),
  };

  return (
    <FieldGroup parts={parts} label={label} hint={hint}>
      <div>
        <div ref={lists} className={css.parts}>
          {dateOrder[locale].map((part) => {
            const id = `${parts.ids.control}-${part}`;
            return (
              <div key={part} className={css.part}>
                <label className={css.label} htmlFor={id}>
                  {words[part]}
                </label>
                <Select
                  id={id}
                  name={partName(name, part)}
                  placeholder={words[part]}
                  options={options[part]}
                  defaultValue={start[part]}
                  autoComplete="off"
                  aria-required
                  aria-invalid={parts.invalid}
                  onChange={({ currentTarget: { form } }) => form && setDate(dateOfBirthIn(new FormData(form), name))}
                />
              </div>
            );
          })}
        </div>
        {advise && <Advice>{advise(date)}</Advice>}
      </div>
    </FieldGroup>
  );
}

/** In the page from the start: a live region that comes with its words is not announced. */
function Advice({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <div className={css.advice}>
          <Notice>{children}</Notice>
        </div>
      )}
    </div>
  );
}
