import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import * as card from "../../reading/card/Card.css.ts";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

export type StandInProps = Omit<ComponentProps<"div">, "children"> & {
  /** How many are to come. @default 3 */
  count?: number | undefined;
};

/** Stands for a grid of cards: articles, news, tips, advertisements of the market. */
export function CardSkeletons({ count = 3, ...rest }: StandInProps) {
  return (
    <SkeletonGroup {...rest} layout={card.grid}>
      {repeat(
        count,
        <div className={cx(card.card, card.paper)}>
          <Skeleton variant="picture" />
          <div className={card.body.sheet}>
            <Skeleton width="35%" />
            <Skeleton variant="box" />
            <Skeleton width="80%" />
          </div>
        </div>,
      )}
    </SkeletonGroup>
  );
}
