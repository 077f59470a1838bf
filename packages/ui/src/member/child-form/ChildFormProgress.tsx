"use client";

import { cx } from "class-variance-authority";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { glide } from "../../foundations/looks/glide.ts";
import { useFormWords } from "../../foundations/ui-provider/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./ChildForm.css.ts";

/** How far a sheet is. */
export type StepState = "open" | "now" | "done" | "wrong";

type ChildFormProgressProps = {
  steps: readonly { id: string; title: string; state: StepState }[];
};

/** The list of sheets beside the form: filled in, next, or with something to correct. */
export function ChildFormProgress({ steps }: ChildFormProgressProps) {
  const words = useFormWords();
  return (
    <nav className={css.progress} aria-label={words.formProgress}>
      <ol className={css.steps}>
        {steps.map(({ id, title, state }, index) => (
          <li key={id}>
            <a
              className={cx(css.step, css.stepState[state])}
              href={`#${id}`}
              onClick={glide}
              aria-current={state === "now" ? "step" : undefined}
            >
              <span className={css.stepMark} aria-hidden>
                {state === "done" && <Icon of={icons.check} />}
                {state === "wrong" && <Icon of={icons.circleAlert} />}
                {(state === "open" || state === "now") && index + 1}
              </span>
              {title}
              {state === "done" && <VisuallyHidden>{words.filledIn}</VisuallyHidden>}
              {state === "wrong" && <VisuallyHidden>{words.toCorrect}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ol>
      <Illustration of={pictures.mascotStand} alt="" className={css.bird} />
    </nav>
  );
}
