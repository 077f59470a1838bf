"use client";

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { ChoiceChip } from "../choice-chip/index.ts";
import {
  FieldGroup,
  type FieldMark,
  type FieldQuestion,
  grouped,
  type Option,
  type Options,
  Status,
  useField,
  useFormReset,
} from "../field/index.ts";
import * as css from "./ChipsField.css.ts";
import type { ChipsFieldLook } from "./ChipsField.variants.ts";

export type ChipsFieldProps = FieldQuestion &
  FieldMark & {
    /** The question. */
    label: ReactNode;
    /** Alone or in groups with a label each. */
    options: Options;
    /** How many can be chosen. */
    max: number;
    /** How an option is drawn. @default "chips" */
    look?: ChipsFieldLook | undefined;
    /** Shows this many of a long list at once; the rest unfolds behind `label`. @default all are shown */
    fold?: { after: number; label: ReactNode } | undefined;
    /** The values that are chosen at first. */
    defaultValue?: readonly Option["value"][] | undefined;
  };

const chosenIn = (field: Element) =>
  new Set(Array.from(field.querySelectorAll<HTMLInputElement>("input:checked"), ({ value }) => value));

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  some.size === others.size && [...some].every((value) => others.has(value));

/**
 * Several answers up to a maximum, as chips, sent as `name[]`. At the maximum the others are disabled; they stay
 * reachable, and choosing one says why it was not added.
 * @source spec §8 "Messages"; T71
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
  look = "chips",
  fold,
  defaultValue = [],
}: ChipsFieldProps) {
  const { words } = useUi();
  const chosenAtFirst = new Set(defaultValue.map(String));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(chosenAtFirst);
  const [refused, setRefused] = useState(false);
  const groups = useRef<HTMLDivElement>(null);
  const hintAndCount = (
    <span className={css.hints}>
      {hint && <span>{hint}</span>}
      <Status className={css.count}>{words.selectedOfMax(chosen.size, max)}</Status>
    </span>
  );
  const parts = useField({ name, hint: hintAndCount, optional: optional ?? false, message });
  const isChosenAtFirst = ({ value }: Option) => chosenAtFirst.has(String(value));
  const isLeftOut = ({ value }: Option) => chosen.size >= max && !chosen.has(String(value));

  const recount = useCallback(() => {
    if (!groups.current) return;
    const found = chosenIn(groups.current);
    setChosen((before) => (isSame(before, found) ? before : found));
    setRefused(false);
  }, []);

  // What was chosen before scripts ran, or kept by the browser over a reload, counts too.
  useEffect(recount, [recount]);
  useFormReset(groups, recount);

  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    setRefused(true);
  };

  const choice = (option: Option) => (
    <ChoiceChip
      key={option.value}
      type="checkbox"
      name={`${name}[]`}
      option={option}
      bare={look === "list"}
      defaultChecked={isChosenAtFirst(option)}
      aria-invalid={parts.invalid}
      {...(isLeftOut(option) ? { "aria-disabled": true, onClick: refuse } : { onChange: recount })}
    />
  );

  return (
    <FieldGroup parts={parts} label={label} hint={hintAndCount} optional={optional} unmarked={unmarked}>
      <div>
        <div ref={groups} className={css.groups}>
          {grouped(options).map((group) => (
            <Group key={group.label ?? name} label={group.label}>
              <Members options={group.options} fold={fold} isChosen={isChosenAtFirst} className={css.members[look]}>
                {choice}
              </Members>
            </Group>
          ))}
        </div>
        <Status className={css.full}>{refused && words.selectionMax(max)}</Status>
      </div>
    </FieldGroup>
  );
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  if (label === undefined) return children;
  return (
    <fieldset>
      <legend className={css.group}>{label}</legend>
      {children}
    </fieldset>
  );
}

type MembersProps = {
  options: readonly Option[];
  fold: ChipsFieldProps["fold"];
  isChosen: (option: Option) => boolean;
  className: string;
  children: (option: Option) => ReactNode;
};

/** The options, those behind the fold in a native `details` that is open when one of them is chosen at first. */
function Members({ options, fold, isChosen, className, children: draw }: MembersProps) {
  const shown = options.slice(0, fold?.after);
  const folded = options.slice(shown.length);
  return (
    <div>
      <div className={className}>{shown.map(draw)}</div>
      {fold && folded.length > 0 && (
        <details className={css.fold} open={folded.some(isChosen)}>
          <summary className={css.unfold}>
            {fold.label}
            <Icon of={icons.chevronDown} className={css.arrow} />
          </summary>
          <div className={className}>{folded.map(draw)}</div>
        </details>
      )}
    </div>
  );
}
