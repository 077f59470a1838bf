import { type ReactNode, useId } from "react";
import { ChoiceCard, ChoiceFieldset, type ChoiceGroup } from "../../forms/choice-card/index.ts";
import { type PaymentKind, PaymentMark } from "../payment-mark/index.ts";
import * as css from "./PaymentChoice.css.ts";

export type PaymentOption = {
  /** What the form sends for this method. */
  value: string;
  kind: PaymentKind;
  /** The method, or a saved card such as "Visa ending in 4242". */
  name: ReactNode;
  /** What happens next, when a saved card expires, or why the method can't be chosen. */
  hint?: ReactNode;
  /** Whether it can't be chosen here; `hint` says why. */
  unavailable?: boolean;
};

export type PaymentGroup = {
  id: string;
  /** The group's name, such as "Saved payment methods". */
  name?: ReactNode;
  options: readonly PaymentOption[];
};

export type PaymentChoiceProps = ChoiceGroup & {
  /** The question. */
  legend: ReactNode;
  /** Saved methods first, then the others; one radio group in all. Empty groups are left out. */
  groups: readonly PaymentGroup[];
};

/** Chooses how to pay: a native radio group that works before scripts. */
export function PaymentChoice({ legend, groups, ...choice }: PaymentChoiceProps) {
  return (
    <ChoiceFieldset legend={legend}>
      <div className={css.groups}>
        {groups
          .filter(({ options }) => options.length > 0)
          .map((group) => (
            <Group key={group.id} group={group} choice={choice} />
          ))}
      </div>
    </ChoiceFieldset>
  );
}

function Group({ group, choice }: { group: PaymentGroup; choice: ChoiceGroup }) {
  const id = useId();
  const named = group.name !== undefined;
  return (
    <div className={css.group}>
      {named && (
        <p id={id} className={css.groupName}>
          {group.name}
        </p>
      )}
      <ul className={css.list} {...(named ? { "aria-labelledby": id } : {})}>
        {group.options.map(({ value, kind, name, hint, unavailable }) => (
          <li key={value}>
            <ChoiceCard group={choice} value={value} disabled={unavailable} shape="line" layout={css.method}>
              <PaymentMark kind={kind} className={css.mark} />
              <span>
                <strong>{name}</strong>
                {hint !== undefined && <small className={css.hint}>{hint}</small>}
              </span>
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
