"use client";

import { type ReactNode, useRef, useState } from "react";
import { Tag } from "../../controls/tag/index.ts";
import { ChoiceCard, ChoiceFieldset, type ChoiceGroup } from "../../forms/choice-card/index.ts";
import { Status, useFormReset } from "../../forms/field/index.ts";
import { Illustration, type Picture, pictures } from "../../foundations/illustration/index.ts";
import * as css from "./PrizePicker.css.ts";

export type PrizeOption = {
  /** What the form sends for this prize. */
  value: string;
  name: string;
  description?: ReactNode;
  /** The ages it suits, or that all are claimed. */
  tags?: readonly string[];
  /** The words that there are few of it. @default there are enough */
  limited?: string;
  /** Whether it is claimed; its tags say so. */
  unavailable?: boolean;
};

export type PrizeTheme = {
  id: string;
  name: ReactNode;
  description: ReactNode;
  picture: Picture;
  /** Whether the theme is no longer offered; its description says so. */
  unavailable?: boolean;
  prizes: readonly PrizeOption[];
};

export type PrizePickerProps = {
  /** The prize's field name in the form's data. */
  name: string;
  /** In the order in which they are shown; each has its own prizes. */
  themes: readonly PrizeTheme[];
  /** The prize chosen before. @default none */
  defaultValue?: string | undefined;
  /** Called with the prize when the person chooses. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether the choice can't be changed any more; say why near it. */
  closed?: boolean;
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
  defaultValue,
  onChange,
  closed = false,
  actions,
  words,
}: PrizePickerProps) {
  const first = themes.find((theme) => holds(theme, defaultValue)) ?? themes.find(({ unavailable }) => !unavailable);
  const [shownId, setShownId] = useState(first?.id);
  const [chosen, setChosen] = useState(defaultValue);
  const shown = themes.find(({ id }) => id === shownId);
  const prizes = themes.flatMap((theme) => theme.prizes);
  const picker = useRef<HTMLDivElement>(null);
  useFormReset(picker, () => {
    setShownId(first?.id);
    setChosen(defaultValue);
  });

  const choose = (value: string) => {
    setChosen(value);
    onChange?.(value);
  };
  return (
    <div ref={picker} className={css.picker}>
      <ChoiceFieldset legend={words.theme}>
        <ul className={css.themes}>
          {themes.map((theme) => (
            <li key={theme.id}>
              <ChoiceCard
                group={{ name: `${name}_theme`, defaultValue: first?.id, onChange: setShownId }}
                value={theme.id}
                disabled={theme.unavailable}
                layout={css.theme}
              >
                <Illustration of={theme.picture} alt="" />
                <span>
                  <strong className={css.name}>{theme.name}</strong>
                  <small className={css.small}>{theme.description}</small>
                </span>
              </ChoiceCard>
            </li>
          ))}
        </ul>
      </ChoiceFieldset>
      <ChoiceFieldset legend={words.prize}>
        <ul key={shownId} className={css.prizes}>
          {shown?.prizes.map((prize) => (
            <li key={prize.value}>
              <Prize prize={prize} group={{ name, defaultValue: chosen, onChange: choose }} closed={closed} />
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
            <strong>{prizes.find(({ value }) => value === chosen)?.name ?? words.none}</strong>
          </Status>
        </p>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}

type PrizeProps = {
  prize: PrizeOption;
  group: ChoiceGroup;
  closed: boolean;
};

function Prize({ prize, group, closed }: PrizeProps) {
  return (
    <ChoiceCard
      group={group}
      value={prize.value}
      disabled={closed || prize.unavailable}
      shape="line"
      layout={css.prize}
    >
      <span className={css.prizeWords}>
        <strong>{prize.name}</strong>
        {prize.description !== undefined && <small className={css.small}>{prize.description}</small>}
      </span>
      <span className={css.tags}>
        {prize.tags?.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {prize.limited !== undefined && <Tag tone="upgraded">{prize.limited}</Tag>}
      </span>
    </ChoiceCard>
  );
}
