import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import * as css from "./HonestCard.css.ts";

export type HonestCardProps = Omit<ComponentProps<"ul">, "children"> & {
  /** What is charged now. */
  now: ReactNode;
  /** When the next charge is and how much, or that there is none. */
  next: ReactNode;
  /** Where to turn the next charge off; absent when there is none. */
  wayOut?: ReactNode;
};

/**
 * Says the three things a person needs to know before paying, in one size of type.
 * @source decision 50; DESIGN §1 "Honest about money"
 */
export function HonestCard({ now, next, wayOut, className, ...rest }: HonestCardProps) {
  return (
    <ul {...rest} className={cx(css.list, className)}>
      <Line icon={icons.banknoteArrowUp}>{now}</Line>
      <Line icon={icons.calendarClock}>{next}</Line>
      {wayOut !== undefined && <Line icon={icons.power}>{wayOut}</Line>}
    </ul>
  );
}

function Line({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <li className={css.item}>
      <Icon of={icon} className={css.icon} />
      <span>{children}</span>
    </li>
  );
}
