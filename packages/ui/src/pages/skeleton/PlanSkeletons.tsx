import * as plan from "../../money/plan-card/PlanCard.css.ts";
import type { StandInProps } from "./CardSkeletons.tsx";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";
import * as css from "./stand-ins.css.ts";

/** Stands for the plans to choose from. */
export function PlanSkeletons({ count = 3, ...rest }: StandInProps) {
  return (
    <SkeletonGroup {...rest} layout={plan.cards}>
      {repeat(
        count,
        <div className={plan.card}>
          <div className={css.plate} />
          <div className={plan.period}>
            <Skeleton width="40%" />
          </div>
          <div className={plan.name}>
            <Skeleton variant="box" width="60%" />
          </div>
          <div className={plan.price}>
            <Skeleton variant="box" width="50%" />
          </div>
          <div>
            <Skeleton variant="button" />
          </div>
          <div className={plan.features}>{repeat(4, <Skeleton />)}</div>
        </div>,
      )}
    </SkeletonGroup>
  );
}
