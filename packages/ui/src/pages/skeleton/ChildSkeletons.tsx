import { cx } from "class-variance-authority";
import * as cover from "../../member/child-cover/ChildCover.css.ts";
import type { StandInProps } from "./CardSkeletons.tsx";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";
import * as css from "./stand-ins.css.ts";

/** Stands for the children's exercise books. */
export function ChildSkeletons({ count = 2, ...rest }: StandInProps) {
  return (
    <SkeletonGroup {...rest} layout={cover.covers}>
      {repeat(
        count,
        <div className={cover.book}>
          <div className={cx(cover.cover, css.plate)}>
            <div className={cx(cover.portrait, css.portrait)} />
          </div>
          <div className={cover.page}>
            <Skeleton width="45%" />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton variant="pill" />
          </div>
        </div>,
      )}
    </SkeletonGroup>
  );
}
