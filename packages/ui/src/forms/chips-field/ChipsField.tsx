"use client";

import { type ChangeEvent, type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { useFormWords } from "../../foundations/ui-provider/index.ts";
import { ChoiceChip } from "../choice-chip/index.ts";
import {
  chosenBy,
  FieldGroup,
  type FieldQuestion,
  grouped,
  isIn,
  type Native,
  type Option,
  type Options,
  Status,
  tickedIn,
  useField,
  useSilentAnswer,
} from "../field/index.ts";
import * as css from "./ChipsField.css.ts";
import type { ChipsFieldVariant } from "./ChipsField.variants.ts";

export type ChipsFieldProps = FieldQuestion &
  Answer<readonly Option["value"][], ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** Alone or in groups with a label each. */
    options: Options;
    /** How many can be chosen. */
    max: number;
    /** How an option is drawn. @default "chips" */
    variant?: ChipsFieldVariant | undefined;
    /** Shows this many of a long list at once; the rest unfolds behind `label`. @default all are shown */
    fold?: { after: number; label: ReactNode } | undefined;
  };

const none: readonly Option["value"][] = [];

/** React wants one beside `checked`, and calls it for a tick that is refused. */
const unheard = () => undefined;

const chosenIn = (field: Element) =>
  Array.from(field.querySelectorAll<HTMLInputElement>("input:checked"), (box) => box.value);

/**
 * Several answers up to a maximum, as chips, sent as `name[]`. At the maximum the others are disabled; they stay
 * reachable, and choosing one says why it was not added.
 * @source spec §8 "Messages"; T71
 */
export function ChipsField({
  options,
  max,
  variant = "chips",
  fold,
  value,
  defaultValue = none,
  onChange,
  ...props
}: ChipsFieldProps) {
  const words = useFormWords();
  const [kept, setKept] = useState(() => defaultValue.map(String));
  // How often since the last answer.
  const [refusals, setRefusals] = useState(0);
  const groups = useRef<HTMLDivElement>(null);
  const chosen = value?.map(String) ?? kept;
  const hintAndCount = (
    <span className={css.hints}>
      {props.hint && <span>{props.hint}</span>}
      <Status className={css.count}>{words.selectedOfMax(chosen.length, max)}</Status>
    </span>
  );
  const { parts, native } = useField({ ...props, hint: hintAndCount });
  const isLeftOut = (option: Option) => chosen.length >= max && !chosen.includes(String(option.value));

  const recount = () => {
    if (!groups.current) return;
    const found = chosenIn(groups.current);
    setKept((before) => (before.join() === found.join() ? before : found));
    setRefusals(0);
  };
  useSilentAnswer(groups, recount);

  const hear = (event: ChangeEvent<HTMLInputElement>) => {
    recount();
    const all = grouped(options).flatMap((group) => group.options);
    onChange?.(tickedIn(groups.current, all), event);
  };
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    setRefusals((before) => before + 1);
  };

  const choice = (option: Option) => (
    <ChoiceChip
      key={option.value}
      type="checkbox"
      name={`${parts.name}[]`}
      option={option}
      bare={variant === "list"}
      {...chosenBy({ value, defaultValue }, (answer) => isIn(answer, option))}
      aria-invalid={parts.invalid}
      {...(isLeftOut(option)
        ? { "aria-disabled": true, onClick: refuse, onChange: unheard }
        : { onChange: (_ticked: boolean, event: ChangeEvent<HTMLInputElement>) => hear(event) })}
    />
  );

  return (
    <FieldGroup {...native} parts={parts} boxes>
      <div>
        <div ref={groups} className={css.groups}>
          {grouped(options).map((group) => (
            <Group key={group.label ?? parts.name} label={group.label}>
              <Members
                options={group.options}
                fold={fold}
                isChosen={(option) => isIn(value ?? defaultValue, option)}
                className={css.members[variant]}
              >
                {choice}
              </Members>
            </Group>
          ))}
        </div>
        <Status className={css.full} times={refusals}>
          {refusals > 0 && words.selectionMax(max)}
        </Status>
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
  // Later it is the reader's: it may not close under the hand that takes back the last choice in it.
  const [open] = useState(() => folded.some(isChosen));
  return (
    <div>
      <div className={className}>{shown.map(draw)}</div>
      {fold && folded.length > 0 && (
        <details className={css.fold} open={open}>
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
