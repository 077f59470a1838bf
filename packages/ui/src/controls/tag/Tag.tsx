import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { remembered } from "../../foundations/theme/remembered.ts";
import * as css from "./Tag.css.ts";
import type { TagTone } from "./Tag.variants.ts";

const look = remembered(
  cva(css.base, { variants: { tone: css.tone, stamp: { true: css.stamp } }, defaultVariants: { tone: "neutral" } }),
);

export type TagProps = {
  /** A state, a category or a strength; colour never speaks alone, so the words say it too. @default "neutral" */
  tone?: TagTone;
  /** Whether the tag is stuck on a little aslant. */
  stamp?: boolean;
  /** A class of your own, which wins over the piece's styles. */
  className?: string;
  /** One to five Chinese characters or one to three English words; an icon may stand before them. */
  children: ReactNode;
};

/** A short label of a state, a category or a strength, each on its own tint. */
export function Tag({ tone, stamp, className, children }: TagProps) {
  return <span className={look({ tone, stamp }, className)}>{children}</span>;
}
