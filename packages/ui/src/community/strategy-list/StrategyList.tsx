import type { ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Figure, Heading } from "../../foundations/text/index.ts";
import * as css from "./StrategyList.css.ts";
import type { StrategyListTone } from "./StrategyList.variants.ts";

export type Strategy = { id: string; title: ReactNode; body: ReactNode; picture: Picture };

export type StrategyListProps = {
  /** In order of weight. */
  strategies: readonly Strategy[];
  /** The ground that they stand on. @default "paper" */
  tone?: StrategyListTone | undefined;
  /** The heading's place in the page's outline. @default 3 */
  level?: 2 | 3 | undefined;
};

/** Numbered ways of working, each on a painted sheet with its picture; four in a row, two on a phone. */
export function StrategyList({ strategies, tone = "paper", level = 3 }: StrategyListProps) {
  return (
    <ol className={`${css.strategies} ${css.tone[tone]}`}>
      {strategies.map(({ id, title, body, picture }, place) => (
        <li key={id} className={css.strategy}>
          <div className={css.sheet}>
            <Illustration of={picture} alt="" />
          </div>
          <Heading level={level} size="xl" className={css.title}>
            <Figure className={css.number}>{place + 1}</Figure>
            {title}
          </Heading>
          <p className={css.body}>{body}</p>
        </li>
      ))}
    </ol>
  );
}
