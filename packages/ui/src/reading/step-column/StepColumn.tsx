import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { number } from "../../foundations/looks/step-number.css.ts";
import { Figure, Heading } from "../../foundations/text/index.ts";
import * as css from "./StepColumn.css.ts";

export type ColumnStep = {
  /** Tells it from the others; where the page has no other such id, links lead to it. */
  id: string;
  title: ReactNode;
  /** What happens, in a text of any length: `Prose`, a list. */
  body: ReactNode;
  /** Shows what the words say. */
  picture: Picture;
};

export type StepColumnProps = Omit<ComponentProps<"ol">, "children"> & {
  /** Three to six, in order. */
  steps: readonly ColumnStep[];
  /** The place of the steps' headings in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
};

/** What happens one after the other, told at length in a column of text, each step beside its picture. */
export function StepColumn({ steps, level = 3, className, ...rest }: StepColumnProps) {
  return (
    <ol {...rest} className={cx(css.steps, className)}>
      {steps.map(({ id, title, body, picture }, index) => (
        <li key={id} id={id} className={css.step}>
          <Figure className={number}>{index + 1}</Figure>
          <Illustration of={picture} alt="" className={css.scene} />
          <div className={css.words}>
            <Heading level={level} size="xl">
              {title}
            </Heading>
            {body}
          </div>
        </li>
      ))}
    </ol>
  );
}
