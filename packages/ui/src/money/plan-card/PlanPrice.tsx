import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { remembered } from "../../foundations/theme/remembered.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import * as css from "./PlanPrice.css.ts";
import type { PlanPriceTone } from "./PlanPrice.variants.ts";

/** The class of a price's paragraph. */
export const priceLook = remembered(
  cva(css.price, { variants: { tone: css.tone }, defaultVariants: { tone: "paper" } }),
);

export type PriceText = {
  /** What is charged, as finished text: `HK$98.00`. */
  now: string;
  /** What it is charged for, behind it: "/ school year". */
  per?: string | undefined;
  /**
   * The list price where it is higher: `price` is struck through for the eye, `words` says the same aloud.
   * @example { price: "HK$128.00", words: "原價 HK$128.00" }
   */
  was?: { price: string; words: string } | undefined;
};

export type PlanPriceProps = Omit<ComponentProps<"p">, "children"> & {
  /** The price and, where it is higher, the list price. */
  of: PriceText;
  /** What it is printed on. @default "paper" */
  tone?: PlanPriceTone | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
};

/** What a price's paragraph says; a line through a figure says nothing to a screen reader, so words do. */
export function priceWords({ now, per, was }: PriceText): ReactNode {
  if (!was && per === undefined) return now;
  return (
    <>
      {now}
      {per !== undefined && <span className={css.beside}>{per}</span>}
      {was && (
        <>
          <s className={css.beside} aria-hidden>
            {was.price}
          </s>
          <VisuallyHidden>{was.words}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** A plan's price beside its struck-through list price. */
export function PlanPrice({ of, tone, className, ...rest }: PlanPriceProps) {
  return (
    <p {...rest} className={priceLook({ tone }, className)}>
      {priceWords(of)}
    </p>
  );
}
