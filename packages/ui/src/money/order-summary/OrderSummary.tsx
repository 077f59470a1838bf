import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Status } from "../../forms/field/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { type Definition, DefinitionList } from "../../reading/definition-list/index.ts";
import { Receipt } from "../receipt/index.ts";
import { HonestCard, type HonestCardProps } from "./HonestCard.tsx";
import * as css from "./OrderSummary.css.ts";

export type OrderSummaryProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** Whom the plan is for. */
  child: { name: ReactNode; picture: Picture };
  /** Plan, period, start and end. */
  facts?: readonly Definition[] | undefined;
  /** Price and discount. */
  amounts?: readonly Definition[] | undefined;
  /** What is charged now, as finished text; absent while nothing is chosen. */
  total?: ReactNode;
  /** What is charged now, what next and where to turn it off. */
  honest?: HonestCardProps | undefined;
  /** The consent to the terms, when it is asked for. */
  consent?: ReactNode;
  /** The button that pays; it carries the amount. */
  pay: ReactNode;
  /** What heads the receipt and the total, and what is said below the button. */
  words: {
    title: ReactNode;
    total: ReactNode;
    /** What stands in place of the sums while nothing is chosen. */
    nothing?: ReactNode;
    /** A sentence below the button, such as that payments aren't refundable. */
    note?: ReactNode;
    /** Announced when it changes, such as "The total is now HK$838.00." */
    updated?: ReactNode;
  };
};

/** What is being bought, as a receipt that stays in view on a wide screen. */
export function OrderSummary({
  child,
  facts = [],
  amounts = [],
  total,
  honest,
  consent,
  pay,
  words,
  className,
  ...rest
}: OrderSummaryProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(css.summary, className)} aria-labelledby={id}>
      <Receipt>
        <Heading level={2} size="2xl" id={id}>
          {words.title}
        </Heading>
        <p className={css.child}>
          <Illustration of={child.picture} alt="" className={css.portrait} />
          {child.name}
        </p>
        {total === undefined ? (
          <p>{words.nothing}</p>
        ) : (
          <>
            <DefinitionList items={facts} />
            <hr className={css.stitch} />
            <DefinitionList items={amounts} />
            <hr className={css.stitch} />
            <p className={css.total}>
              {words.total} <span className={css.amount}>{total}</span>
            </p>
          </>
        )}
        {honest && <HonestCard {...honest} />}
        <div className={css.pay}>
          {consent}
          {pay}
          {words.note !== undefined && <p className={css.note}>{words.note}</p>}
        </div>
        <Status className={css.announcement}>
          <VisuallyHidden>{words.updated}</VisuallyHidden>
        </Status>
      </Receipt>
    </section>
  );
}
