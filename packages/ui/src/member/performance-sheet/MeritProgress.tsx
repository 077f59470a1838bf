import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { SilverStars } from "../silver-stars/index.ts";
import * as css from "./MeritProgress.css.ts";

export type MeritProgressProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** Silver stars collected. */
  count: number;
  /** Silver stars that the certificate needs. */
  total: number;
  /** What is reached and what is left. */
  words: {
    title: ReactNode;
    /** The count in words, such as "8 of 12 silver stars". */
    progress: string;
    /** How many are left, or that it is reached. */
    left: ReactNode;
  };
};

const outOf = (total: number) => `/${total}`;

/** How far a child has come towards the certificate that opens the annual prize. */
export function MeritProgress({ count, total, words, className, ...rest }: MeritProgressProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(css.merit, className)} aria-labelledby={id}>
      <div className={css.words}>
        <Heading level={2} size="2xl" id={id}>
          {words.title}
        </Heading>
        <p className={css.count}>
          <span className={css.number} aria-hidden>
            {count}
            <small className={css.outOf}>{outOf(total)}</small>
          </span>
          {words.left}
        </p>
        <SilverStars count={count} total={total} label={words.progress} size="lg" />
      </div>
      <Illustration of={pictures.certificate} alt="" className={css.certificate} />
    </section>
  );
}
