import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Figure } from "../../foundations/text/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import * as css from "./Badge.css.ts";
import type { BadgeTone } from "./Badge.variants.ts";

const look = cva(css.badge, {
  variants: { tone: css.tone, dot: { true: css.dot }, stuck: { true: css.stuck } },
  defaultVariants: { tone: "news" },
});

const most = 99;

export type BadgeProps = {
  /** How many; above 99 it says "99+", at 0 it is not there. @default a dot */
  count?: number;
  /** The same in words: "3 new messages". The figure alone says nothing to a screen reader. */
  label: string;
  /** What it counts: decides its colour. @default "news" */
  tone?: BadgeTone;
  /** What it sticks to: an icon, an avatar, a button. @default it stands in the line */
  children?: ReactNode;
};

/** A sticker that counts what is new or won. For a state in words use `Tag`. @source DESIGN §4 sticker */
export function Badge({ count, label, tone, children }: BadgeProps) {
  if (count === 0) return children;
  const figure = count !== undefined && count > most ? `${most}+` : count;
  const badge = (
    <span className={look({ tone, dot: figure === undefined, stuck: children !== undefined })}>
      {figure !== undefined && (
        <span aria-hidden>
          <Figure>{figure}</Figure>
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
  if (children === undefined) return badge;
  return (
    <span className={css.holder}>
      {children}
      {badge}
    </span>
  );
}
