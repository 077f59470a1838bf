import type { ReactNode } from "react";
import { Skeleton, SkeletonGroup } from "../skeleton/index.ts";
import * as css from "./PieceSkeleton.css.ts";
import type { SkeletonPiece } from "./PieceSkeleton.variants.ts";

export type PieceSkeletonProps = {
  /**
   * What is loading: `card` for articles, news, tips and advertisements, `rows` for purchases, missions and payment
   * methods, `sheet` for a record, a prize or settings.
   */
  of: SkeletonPiece;
  /** How many of them, as many as will come. @default 3 */
  count?: number | undefined;
};

const heading = <Skeleton shape="box" width="60%" />;
const text = (
  <>
    <Skeleton />
    <Skeleton width="80%" />
  </>
);

const drawings: Record<SkeletonPiece, ReactNode> = {
  card: (
    <>
      <Skeleton shape="picture" />
      <div className={css.body}>
        <Skeleton width="40%" />
        <Skeleton shape="box" />
        <Skeleton width="90%" />
      </div>
    </>
  ),
  event: (
    <>
      <div className={css.calendar} />
      <div className={css.lines}>
        <Skeleton width="20%" />
        {heading}
        {text}
      </div>
    </>
  ),
  child: (
    <>
      <div className={css.cover}>
        <Skeleton shape="disc" />
      </div>
      <div className={css.body}>
        <Skeleton width="60%" />
        {text}
        <Skeleton shape="pill" />
      </div>
    </>
  ),
  plan: (
    <>
      <Skeleton shape="picture" />
      <div className={css.body}>
        {heading}
        <Skeleton shape="box" width="80%" />
        <Skeleton shape="pill" />
        {text}
      </div>
    </>
  ),
  rows: (
    <>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </>
  ),
  sheet: (
    <div className={css.body}>
      {heading}
      {text}
    </div>
  ),
  form: (
    <>
      <Skeleton width="40%" />
      <div className={css.control} />
    </>
  ),
};

/** Stands for a piece while it is loading: the same boxes in the same grid, so that nothing moves when it comes. */
export function PieceSkeleton({ of, count = 3 }: PieceSkeletonProps) {
  return (
    <SkeletonGroup className={css.layout[of]}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={css.frame[of]} aria-hidden>
          {drawings[of]}
        </div>
      ))}
    </SkeletonGroup>
  );
}
