"use client";

import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { LiveRegion } from "../../controls/toast/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Skeleton.css.ts";
import type { SkeletonVariant } from "./Skeleton.variants.ts";

const look = cva(css.skeleton, { variants: { variant: css.variant }, defaultVariants: { variant: "line" } });

export type SkeletonProps = Omit<ComponentProps<"div">, "children" | "style"> & {
  /** What it stands for. @default "line" */
  variant?: SkeletonVariant | undefined;
  /** How much of its place it fills. @default all of it, a disc or pill its own measure */
  width?: `${number}%` | undefined;
};

/** A shape of paper in the place of something that is loading. Belongs into a `SkeletonGroup`. */
export function Skeleton({ variant, width, className, ...rest }: SkeletonProps) {
  return <div {...rest} className={look({ variant, className })} style={width ? { inlineSize: width } : undefined} />;
}

export type SkeletonGroupProps = ComponentProps<"div"> & {
  /** `Skeleton`s in the shape of what is coming. */
  children: ReactNode;
  /** The class that lays them out like the real thing. @default below each other */
  layout?: string | undefined;
};

/**
 * Stands for content that is loading: laid out like it, said once to a screen reader, and shown only after 200 ms.
 * @source DESIGN §7 "Skeleton"
 */
export function SkeletonGroup({ children, layout, className, ...rest }: SkeletonGroupProps) {
  const { words } = useUi();
  return (
    <div {...rest} className={cx(css.group, className)}>
      <LiveRegion>{words.loading}</LiveRegion>
      <div className={layout} aria-hidden>
        {children}
      </div>
    </div>
  );
}
