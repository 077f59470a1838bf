"use client";

import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { LiveRegion } from "../../controls/toast/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Skeleton.css.ts";
import type { SkeletonShape } from "./Skeleton.variants.ts";

const look = cva(css.skeleton, { variants: { shape: css.shape }, defaultVariants: { shape: "line" } });

export type SkeletonProps = {
  /** What it stands for. @default "line" */
  shape?: SkeletonShape;
  /** How much of its place it fills. @default all of it, a disc or pill its own measure */
  width?: `${number}%`;
};

/** A shape of paper in the place of something that is loading. Belongs into a `SkeletonGroup`. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <div className={look({ shape })} style={width ? { inlineSize: width } : undefined} />;
}

export type SkeletonGroupProps = {
  /** `Skeleton`s in the shape of what is coming. */
  children: ReactNode;
  /** Lays them out like the real thing. */
  className?: string;
};

/**
 * Stands for content that is loading: laid out like it, said once to a screen reader, and shown only after 200 ms.
 * @source DESIGN §7 "Skeleton"
 */
export function SkeletonGroup({ children, className }: SkeletonGroupProps) {
  const { words } = useUi();
  return (
    <div className={css.group}>
      <LiveRegion>{words.loading}</LiveRegion>
      <div className={className} aria-hidden>
        {children}
      </div>
    </div>
  );
}
