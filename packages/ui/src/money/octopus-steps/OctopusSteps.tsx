import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { Sheet } from "../../layout/sheet/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { type Definition, DefinitionList } from "../../reading/definition-list/index.ts";
import * as css from "./OctopusSteps.css.ts";

export type OctopusStepsProps = Omit<ComponentProps<"div">, "children"> & {
  /** What to do, in order. */
  steps: readonly { id: string; text: ReactNode }[];
  /** Order number, amount and deadline. */
  facts: readonly Definition[];
  /** The code to scan; without one the picture shows how it is done. */
  code?: { picture: Picture; alt: string } | undefined;
  /** Opens the wallet, says that it is paid. */
  actions: ReactNode;
  /** What is said to a screen reader only. */
  words: {
    /** The name of the part with the order, for screen readers. */
    order: ReactNode;
  };
};

/** How to pay an order with Octopus: a step of the purchase, also reached from the pending order. @source decision 37 */
export function OctopusSteps({ steps, facts, code, actions, words, className, ...rest }: OctopusStepsProps) {
  const id = useId();
  return (
    <div {...rest} className={cx(css.columns, className)}>
      <ol className={css.steps}>
        {steps.map((step, place) => (
          <li key={step.id} className={css.step}>
            <span className={css.number} aria-hidden>
              {place + 1}
            </span>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <Sheet as="section" className={css.order} aria-labelledby={id}>
        <div className={css.content}>
          <h2 id={id} className={css.title}>
            <VisuallyHidden>{words.order}</VisuallyHidden>
          </h2>
          {code ? (
            <Illustration of={code.picture} alt={code.alt} className={css.code} />
          ) : (
            <Illustration of={pictures.octopusScan} alt="" />
          )}
          <DefinitionList items={facts} />
          <div className={css.actions}>{actions}</div>
        </div>
      </Sheet>
    </div>
  );
}
