import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { remembered } from "../../foundations/theme/remembered.ts";
import * as css from "./Tag.css.ts";
import type { TagTone } from "./Tag.variants.ts";

const look = remembered(
  cva(css.base, { variants: { tone: css.tone, stamp: { true: css.stamp } }, defaultVariants: { tone: "neutral" } }),
);

export type TagProps = ComponentProps<"span"> & {
  /** How far something is; colour never speaks alone, so the words say it too. @default "neutral" */
  tone?: TagTone | undefined;
  /** Whether the tag is stuck on a little aslant. */
  stamp?: boolean | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
  /** One to five Chinese characters or one to three English words; an icon may stand before them. */
  children: ReactNode;
};

/** A short label of a kind or a state, each on its own tint. */
export function Tag({ tone, stamp, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={look({ tone, stamp }, className)}>
      {children}
    </span>
  );
}
