import { cx } from "class-variance-authority";
import * as prize from "../../member/prize-picker/PrizePicker.css.ts";
import type { StandInProps } from "./CardSkeletons.tsx";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";
import * as css from "./stand-ins.css.ts";

/** Stands for the themes of the prizes. */
export function PrizeSkeletons({ count = 4, ...rest }: StandInProps) {
  return (
    <SkeletonGroup {...rest} layout={prize.themes}>
      {repeat(
        count,
        <div className={cx(prize.theme, css.choice)}>
          <Skeleton variant="disc" />
          <div className={css.centred}>
            <Skeleton variant="box" width="70%" />
            <Skeleton width="90%" />
          </div>
        </div>,
      )}
    </SkeletonGroup>
  );
}
