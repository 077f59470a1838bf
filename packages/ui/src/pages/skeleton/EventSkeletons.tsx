import { cx } from "class-variance-authority";
import { row } from "../../magazine/event-card/EventCard.css.ts";
import { sheet } from "../../magazine/event-card/TearOffDate.css.ts";
import type { StandInProps } from "./CardSkeletons.tsx";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";
import * as css from "./stand-ins.css.ts";

/** Stands for a list of events, each with its day and its picture. */
export function EventSkeletons({ count = 3, ...rest }: StandInProps) {
  return (
    <SkeletonGroup {...rest}>
      {repeat(
        count,
        <div className={row.card}>
          <div className={cx(row.cover, css.plate)} />
          <div className={row.body}>
            <div className={cx(sheet, css.calendar)}>
              <Skeleton />
              <Skeleton variant="box" />
            </div>
            <div className={css.column}>
              <Skeleton variant="box" width="70%" />
              <Skeleton />
              <Skeleton width="50%" />
            </div>
          </div>
        </div>,
      )}
    </SkeletonGroup>
  );
}
