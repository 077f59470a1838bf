import type { ReactNode } from "react";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./ChoiceFieldset.css.ts";

export type ChoiceFieldsetProps = {
  /** The question. */
  legend: ReactNode;
  /** The answers: lists of `ChoiceCard`s. */
  children: ReactNode;
};

/** A question whose answers are `ChoiceCard`s; its legend is a heading of the page as well. */
export function ChoiceFieldset({ legend, children }: ChoiceFieldsetProps) {
  return (
    <fieldset>
      <legend className={css.legend}>
        <Heading level={2} size="2xl">
          {legend}
        </Heading>
      </legend>
      {children}
    </fieldset>
  );
}
