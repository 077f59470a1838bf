import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { number } from "../../foundations/looks/step-number.css.ts";
import { Figure, Heading } from "../../foundations/text/index.ts";
import { pathThrough } from "./path.ts";
import * as css from "./StepPath.css.ts";

export type PathStep = {
  /** Tells it from the others; where the page has no other such id, links lead to it. */
  id: string;
  title: ReactNode;
  /** What happens, in a sentence or two. */
  body: ReactNode;
  /** Shows what the words say. */
  picture: Picture;
};

export type StepPathProps = Omit<ComponentProps<"div">, "children"> & {
  /** Three to five, in order. */
  steps: readonly PathStep[];
  /** The place of the steps' headings in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
};

/** What happens one after the other, each with its picture, along a stitched path; below each other on a phone. */
export function StepPath({ steps, level = 3, className, ...rest }: StepPathProps) {
  return (
    <div {...rest} className={cx(css.flow, className)}>
      <svg className={css.path} viewBox="0 0 1200 170" preserveAspectRatio="none" aria-hidden focusable={false}>
        <path d={pathThrough(steps.length)} />
      </svg>
      <ol className={css.steps}>
        {steps.map(({ id, title, body, picture }, index) => (
          <li key={id} id={id} className={css.step}>
            <Figure className={number}>{index + 1}</Figure>
            <Illustration of={picture} alt="" className={css.scene} />
            <Heading level={level} size="xl" className={css.title}>
              {title}
            </Heading>
            <p className={css.body}>{body}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
