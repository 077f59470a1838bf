import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { ScrollingTable } from "../../foundations/looks/ScrollingTable.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import * as css from "./PlanComparison.css.ts";

export type ComparedPlan = { id: string; name: ReactNode };

export type PlanComparisonRow = {
  id: string;
  feature: ReactNode;
  /** What each plan gives, by the plan's `id`, as finished text; a plan that is left out does not have it. */
  values: Readonly<Record<string, ReactNode>>;
};

export type PlanComparisonProps = Omit<ComponentProps<"div">, "children"> & {
  /** The columns, from the smallest plan to the largest. */
  plans: readonly ComparedPlan[];
  /** What a plan can hold, a row each. */
  rows: readonly PlanComparisonRow[];
  /** The name of the table, what heads the features, and the word for none. */
  words: {
    /** The table's name for screen readers. */
    caption: string;
    /** Heads the column of features. */
    feature: ReactNode;
    /** Says that a plan does not have something; the eye sees a dash. */
    none: string;
  };
};

/**
 * What each plan holds, feature by feature. Where there is no room it scrolls inside its sheet: the features stay in view,
 * and a shadow shows that there is more. The gift comes with the year's plan only.
 * @source DESIGN §8; T106
 */
export function PlanComparison({ plans, rows, words, className, ...rest }: PlanComparisonProps) {
  return (
    <ScrollingTable {...rest} caption={words.caption} className={cx(css.sheet, className)} table={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.corner}>
            {words.feature}
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" className={css.plan}>
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={css.feature}>
              {row.feature}
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className={css.value}>
                {row.values[plan.id] ?? <None word={words.none} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

function None({ word }: { word: string }) {
  return (
    <>
      <span className={css.none} aria-hidden />
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  );
}
