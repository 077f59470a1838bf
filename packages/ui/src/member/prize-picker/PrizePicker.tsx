"use client";

import { cx } from "class-variance-authority";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Tag } from "../../controls/tag/index.ts";
import { ChoiceCard, ChoiceFieldset, type ChoiceGroup } from "../../forms/choice-card/index.ts";
import { type FieldQuestion, Status, useFormReset } from "../../forms/field/index.ts";
import type { Answer } from "../../foundations/answer/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./PrizePicker.css.ts";

export type PrizeOption = {
  /** What the form sends for this prize. */
  value: string;
  name: string;
  description?: ReactNode;
  /** The ages it suits, or that all are claimed. */
  tags?: readonly string[] | undefined;
  /** The words that there are few of it. @default there are enough */
  limited?: string | undefined;
  /** Whether it is claimed; its tags say so. */
  unavailable?: boolean | undefined;
};

export type PrizeTheme = {
  id: string;
  name: ReactNode;
  description: ReactNode;
  /** What is to be known of it, a line each: until when it can be chosen, the certificate that it needs. */
  facts?: readonly string[] | undefined;
  picture: Picture;
  /** Whether the theme is no longer offered; its description says so. */
  unavailable?: boolean | undefined;
  prizes: readonly PrizeOption[];
};

export type PrizePickerProps = Answer<string, ChangeEvent<HTMLInputElement>> &
  Pick<FieldQuestion, "optional" | "unmarked" | "message"> &
  Omit<ComponentPropsWithRef<"div">, keyof Answer<never> | "children"> & {
    /** The prize's field name in the form's data. */
    name: string;
    /** In the order in which they are shown; each has its own prizes. */
    themes: readonly PrizeTheme[];
    /** The `id` of the theme whose prizes show at first. @default that of the answer, or the first that is offered */
    defaultTheme?: string | undefined;
    /** Whether the choice can't be changed any more; say why near it. */
    disabled?: boolean | undefined;
    /** The buttons that keep or confirm the choice. @default none: there is nothing to decide */
    actions?: ReactNode;
    /** The two questions, and what is said of the choice. */
    words: {
      theme: ReactNode;
      prize: ReactNode;
      /** Stands above the prize that is chosen. */
      choice: ReactNode;
      /** Stands in the place of a prize while none is chosen. */
      none: ReactNode;
    };
  };

const holds = (theme: PrizeTheme | undefined, prize: string | undefined) =>
  theme?.prizes.some(({ value }) => value === prize) ?? false;

/** Chooses the annual prize: first the theme, then one of its prizes; the choice stays in view with its buttons. */
export function PrizePicker({
  name,
  themes,
  defaultTheme,
  value,
  defaultValue,
  onChange,
  disabled,
  optional,
  unmarked,
  message,
  actions,
  words,
  className,
  ref,
  ...native
}: PrizePickerProps) {
  const atFirst = value ?? defaultValue;
  const first =
    themes.find(({ id, unavailable }) => id === defaultTheme && !unavailable) ??
    themes.find((theme) => holds(theme, atFirst)) ??
    themes.find(({ unavailable }) => !unavailable);
  const [shownId, setShownId] = useState(first?.id);
  const [kept, setKept] = useState(defaultValue);
  const chosen = value ?? kept;
  const shown = themes.find(({ id }) => id === shownId);
  const prizes = themes.flatMap((theme) => theme.prizes);
  const picker = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => picker.current as HTMLDivElement);
  // What was chosen before scripts ran, or kept by the browser over a reload, counts too.
  useEffect(() => {
    for (const { name: field, value: answer } of picker.current?.querySelectorAll<HTMLInputElement>(":checked") ?? []) {
      if (field === `${name}_theme`) setShownId(answer);
      if (field === name) setKept(answer);
    }
  }, [name]);
  useFormReset(picker, () => {
    setShownId(first?.id);
    setKept(defaultValue);
  });

  const choose = (prize: string, event: ChangeEvent<HTMLInputElement>) => {
    setKept(prize);
    onChange?.(prize, event);
  };
  const group = { name, ...(value === undefined ? { defaultValue: chosen } : { value }), onChange: choose };
  return (
    <div {...native} ref={picker} className={cx(css.picker, className)}>
      {/* Before scripts the theme that is picked is not the one that shows: whoever reads the form sees it by this. */}
      <input type="hidden" name={`${name}_shown`} value={shownId ?? ""} />
      {/* Which theme’s prizes are shown is no answer: one is. */}
      <ChoiceFieldset name={`${name}_theme`} label={words.theme} optional unmarked>
        <ul className={css.themes}>
          {themes.map((theme) => (
            <li key={theme.id}>
              <ChoiceCard
                group={{ name: `${name}_theme`, defaultValue: first?.id, onChange: setShownId }}
                choice={theme.id}
                disabled={theme.unavailable}
                layout={css.theme}
              >
                <Illustration of={theme.picture} alt="" />
                <span>
                  <strong className={css.name}>{theme.name}</strong>
                  <small className={css.small}>{theme.description}</small>
                  {theme.facts?.map((fact) => (
                    <small key={fact} className={cx(css.small, css.fact)}>
                      {fact}
                    </small>
                  ))}
                </span>
              </ChoiceCard>
            </li>
          ))}
        </ul>
      </ChoiceFieldset>
      <ChoiceFieldset name={name} label={words.prize} {...{ disabled, optional, unmarked, message }}>
        <ul key={shownId} className={css.prizes}>
          {shown?.prizes.map((prize) => (
            <li key={prize.value}>
              <Prize prize={prize} group={group} />
            </li>
          ))}
        </ul>
        {/* Not a radio that is out of sight: a browser may let Tab into a group at the checked one only. */}
        {chosen !== undefined && !holds(shown, chosen) && <input type="hidden" name={name} value={chosen} />}
      </ChoiceFieldset>
      <div className={css.bar}>
        <p className={css.choice}>
          <Illustration of={pictures.prize} alt="" className={css.gift} />
          <Status>
            <small className={css.small}>{words.choice}</small>
            <strong>{prizes.find((prize) => prize.value === chosen)?.name ?? words.none}</strong>
          </Status>
        </p>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}

function Prize({ prize, group }: { prize: PrizeOption; group: ChoiceGroup }) {
  return (
    <ChoiceCard group={group} choice={prize.value} disabled={prize.unavailable} variant="line" layout={css.prize}>
      <span className={css.prizeWords}>
        <strong>{prize.name}</strong>
        {prize.description !== undefined && <small className={css.small}>{prize.description}</small>}
      </span>
      <span className={css.tags}>
        {prize.tags?.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {prize.limited !== undefined && <Tag tone="reward">{prize.limited}</Tag>}
      </span>
    </ChoiceCard>
  );
}
