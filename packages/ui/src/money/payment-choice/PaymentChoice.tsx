import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { ChoiceCard, ChoiceFieldset, type ChoiceGroup } from "../../forms/choice-card/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import type { FieldQuestion, Native } from "../../forms/field/index.ts";
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
  /** The wallets of this device that its page takes as well. They may come later: the row has room for two beside the name. */
  wallets?: readonly PaymentWallet[] | undefined;
  /** Whether it can't be chosen here; `hint` says why. */
  unavailable?: boolean | undefined;
};

/** A wallet around a card, by its mark. */
export type PaymentWallet = {
  kind: "applePay" | "googlePay";
  /** What the mark says. */
  name: string;
};

export type PaymentGroup = {
  id: string;
  /** The group's name, such as "Saved payment methods". */
  name?: ReactNode;
  options: readonly PaymentOption[];
};

export type PaymentChoiceProps = ChoiceGroup &
  Omit<FieldQuestion, "name"> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** Saved methods first, then the others; one radio group in all. Empty groups are left out. */
    groups: readonly PaymentGroup[];
  };

/** Chooses how to pay: a native radio group that works before scripts. */
export function PaymentChoice({ groups, name, value, defaultValue, onChange, ...rest }: PaymentChoiceProps) {
  const choice = { name, value, defaultValue, onChange };
  return (
    <ChoiceFieldset {...rest} name={name}>
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
        {group.options.map(({ value, kind, name, hint, wallets = [], unavailable }) => (
          <li key={value}>
            <ChoiceCard group={choice} choice={value} disabled={unavailable} variant="line" layout={css.method}>
              <PaymentMark of={kind} className={css.mark} />
              <span>
                <span className={css.name}>
                  <strong>{name}</strong>
                  {wallets.map((wallet) => (
                    <span key={wallet.kind}>
                      <PaymentMark of={wallet.kind} className={css.wallet} />
                      <VisuallyHidden>{wallet.name}</VisuallyHidden>
                    </span>
                  ))}
                </span>
                {hint !== undefined && <small className={css.hint}>{hint}</small>}
              </span>
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
