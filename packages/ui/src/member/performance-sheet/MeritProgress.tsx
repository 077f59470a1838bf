import { type ReactNode, useId } from "react";
import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { SilverStars } from "../silver-stars/index.ts";
import * as css from "./MeritProgress.css.ts";

export type MeritProgressProps = {
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
export function MeritProgress({ count, total, words }: MeritProgressProps) {
  const id = useId();
  return (
    <section className={css.merit} aria-labelledby={id}>
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
