import { cx } from "class-variance-authority";
import * as card from "../../reading/card/Card.css.ts";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

export type StandInProps = {
  /** How many are to come. @default 3 */
  count?: number;
};

/** Stands for a grid of cards: articles, news, tips, advertisements of the market. */
export function CardSkeletons({ count = 3 }: StandInProps) {
  return (
    <SkeletonGroup className={card.grid}>
      {repeat(
        count,
        <div className={cx(card.card, card.paper)}>
          <Skeleton shape="picture" />
          <div className={card.body.sheet}>
            <Skeleton width="35%" />
            <Skeleton shape="box" />
            <Skeleton width="80%" />
          </div>
        </div>,
      )}
    </SkeletonGroup>
  );
}
