import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { ChoiceCard, ChoiceFieldset, type ChoiceGroup } from "../../forms/choice-card/index.ts";
import type { FieldQuestion, Native } from "../../forms/field/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { type PlanName, planPictures } from "../../product/plan/index.ts";
import * as css from "./PlanChoice.css.ts";

export type PlanOption = {
  /** What the form sends for this plan. */
  value: string;
  kind: PlanName;
  name: ReactNode;
  period: ReactNode;
  /** The full price as finished text. */
  price: ReactNode;
  /** What that is a month. */
  perMonth?: ReactNode;
  /** The words of the stamp on the plan that is recommended. */
  recommended?: ReactNode;
  /** The words for the gift that comes with it, which is with the year's plan only. @source T106 */
  gift?: ReactNode;
};

export type PlanChoiceProps = ChoiceGroup &
  Omit<FieldQuestion, "name"> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** From the shortest to the longest. */
    plans: readonly PlanOption[];
  };

/** Chooses the plan to buy: a native radio group that works before scripts. */
export function PlanChoice({ plans, name, value, defaultValue, onChange, ...rest }: PlanChoiceProps) {
  const group = { name, value, defaultValue, onChange };
  return (
    <ChoiceFieldset {...rest} name={name}>
      <ul className={css.list}>
        {plans.map((plan) => (
          <li key={plan.value}>
            <Plan plan={plan} group={group} />
          </li>
        ))}
      </ul>
    </ChoiceFieldset>
  );
}

function Plan({ plan, group }: { plan: PlanOption; group: ChoiceGroup }) {
  const id = useId();
  const gift = plan.gift !== undefined && (
    <p id={id} className={css.gift}>
      <Icon of={icons.gift} />
      {plan.gift}
    </p>
  );
  return (
    <ChoiceCard
      group={group}
      choice={plan.value}
      layout={css.plan}
      footer={gift}
      {...(gift ? { "aria-describedby": id } : {})}
    >
      <span className={`${css.picture} ${css.ground[plan.kind]}`}>
        <Illustration of={planPictures[plan.kind]} alt="" className={css.pictureFile} />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <strong className={css.planName}>{plan.name}</strong>
          {plan.recommended !== undefined && <span className={css.stamp}>{plan.recommended}</span>}
        </span>
        <small className={css.small}>{plan.period}</small>
      </span>
      <span className={css.price}>
        {plan.price}
        {plan.perMonth !== undefined && <small className={css.small}>{plan.perMonth}</small>}
      </span>
    </ChoiceCard>
  );
}
