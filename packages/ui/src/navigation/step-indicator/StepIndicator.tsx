"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import * as css from "./StepIndicator.css.ts";

export type Step = { id: string; name: ReactNode };

export type StepIndicatorProps = Omit<ComponentProps<"ol">, "children"> & {
  /** What the steps are of, for screen readers. */
  label: string;
  /** In order. */
  steps: readonly Step[];
  /** The `id` of the step that the person is at now; those before it are done. */
  current: string;
};

/** How far somebody has come: what is done, what is at hand, what is to come. */
export function StepIndicator({ label, steps, current, className, ...list }: StepIndicatorProps) {
  const { words } = useUi();
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol {...list} className={cx(css.steps, className)} aria-label={label}>
      {steps.map(({ id, name }, place) => {
        const state = place < at ? "done" : place === at ? "now" : "coming";
        return (
          <li key={id} className={cx(css.step, css.state[state])} aria-current={state === "now" ? "step" : undefined}>
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
