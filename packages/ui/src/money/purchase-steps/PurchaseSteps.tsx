"use client";

import type { ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import * as css from "./PurchaseSteps.css.ts";

export type PurchaseStepsProps = {
  /** The names of the steps in order. */
  steps: readonly { id: string; name: ReactNode }[];
  /** The `id` of the step the person is at; those before it are done. */
  current: string;
  /** What the steps are of, for screen readers. */
  label: string;
};

/** How far a purchase has come: what is done, what is at hand, what is to come. */
export function PurchaseSteps({ steps, current, label }: PurchaseStepsProps) {
  const { words } = useUi();
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ id, name }, place) => {
        const state = place < at ? "done" : place === at ? "now" : "coming";
        return (
          <li
            key={id}
            className={`${css.step} ${css.state[state]}`}
            {...(state === "now" ? { "aria-current": "step" } : {})}
          >
            <span className={css.mark} aria-hidden>
              {state === "done" ? <Icon of={icons.check} /> : place + 1}
            </span>
            <span>
              {name} {state === "done" && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
