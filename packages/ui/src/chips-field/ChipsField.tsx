"use client";

import { type ChangeEvent, type MouseEvent, type ReactNode, useState } from "react";
import { ChoiceChip, chips } from "../choice-chip/index.ts";
import {
  FieldGroup,
  type FieldMark,
  type FieldQuestion,
  grouped,
  type Option,
  type Options,
  useField,
} from "../field/index.ts";
import { useUi } from "../ui-provider/index.ts";
import * as css from "./ChipsField.css.ts";

export type ChipsFieldProps = FieldQuestion &
  FieldMark & {
    label: ReactNode;
    /** Alone or in groups with a label each. */
    options: Options;
    /** How many can be chosen. */
    max: number;
    defaultValue?: readonly Option["value"][] | undefined;
  };

const chosenIn = (field: Element) =>
  new Set(Array.from(field.querySelectorAll<HTMLInputElement>("input:checked"), ({ value }) => value));

/**
 * Several answers up to a maximum, as chips, sent as `name[]`. At the maximum the others are disabled; they stay
 * reachable, and choosing one says why it was not added.
 * @source spec §8 "selection maximum reached"; T71
 */
export function ChipsField({
  name,
  label,
  hint,
  optional,
  unmarked,
  message,
  options,
  max,
  defaultValue = [],
}: ChipsFieldProps) {
  const { words } = useUi();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(defaultValue.map(String)));
  const [refused, setRefused] = useState(false);
  const hintAndCount = (
    <>
      {hint}
      <output className={css.count}>{words.selectedOfMax(chosen.size, max)}</output>
    </>
  );
  const parts = useField({ name, hint: hintAndCount, optional: optional ?? false, message });
  const isLeftOut = ({ value }: Option) => chosen.size >= max && !chosen.has(String(value));

  const count = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget.closest("fieldset[id]");
    if (field) setChosen(chosenIn(field));
    setRefused(false);
  };
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    setRefused(true);
  };

  return (
    <FieldGroup parts={parts} label={label} hint={hintAndCount} optional={optional} unmarked={unmarked}>
      <div className={css.groups}>
        {grouped(options).map((group) => (
          <Group key={group.label ?? name} label={group.label}>
            {group.options.map((option) => (
              <ChoiceChip
                key={option.value}
                type="checkbox"
                name={`${name}[]`}
                option={option}
                defaultChecked={defaultValue.includes(option.value)}
                aria-invalid={parts.invalid}
                {...(isLeftOut(option) ? { "aria-disabled": true, onClick: refuse } : { onChange: count })}
              />
            ))}
          </Group>
        ))}
      </div>
      <output className={css.full}>{refused && words.selectionMax(max)}</output>
    </FieldGroup>
  );
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  const members = <div className={chips}>{children}</div>;
  if (label === undefined) return members;
  return (
    <fieldset>
      <legend className={css.group}>{label}</legend>
      {members}
    </fieldset>
  );
}
