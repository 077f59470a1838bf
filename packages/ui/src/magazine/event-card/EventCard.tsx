import { cx } from "class-variance-authority";
import { Children, type ComponentProps, type ReactNode } from "react";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { betweenWords, Heading, Text } from "../../foundations/text/index.ts";
import type { Cover } from "../../reading/cover-picture/index.ts";
import { SproutCover } from "../cover/SproutCover.tsx";
import * as css from "./EventCard.css.ts";
import { TearOffDate, type TearOffDateProps } from "./TearOffDate.tsx";

export type EventCardProps = Omit<ComponentProps<"article">, "children" | "title"> & {
  /** The event's page. */
  href: string;
  /** The event's own; it names the link. */
  title: string;
  /** A plain-text beginning, in a sentence or two. */
  preview: string;
  /** Its day, for the eye and for machines. */
  date: TearOffDateProps;
  /** A `Tag`: places left, full, over. */
  tag?: ReactNode;
  /** When it begins and ends, as finished text. */
  time?: string | undefined;
  /** Where it is, as finished text. */
  place?: string | undefined;
  /** What it costs, as finished text; "free" too. */
  fee?: string | undefined;
  /** Without one a sprout stands in its place. */
  picture?: Cover | undefined;
  /** Whether it is the next event, shown large with its cover and `actions`. */
  next?: boolean | undefined;
  /** Ways in, on the large card. */
  actions?: ReactNode;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
};

/** An event with its day as a torn-off calendar sheet: a row of `EventList`, or large as the next one. */
export function EventCard({ next = false, ...event }: EventCardProps) {
  const { href, title, preview, date, tag, time, place, fee, picture, actions, level = 2, className, ...rest } = event;
  const look = next ? css.large : css.row;
  return (
    <article {...rest} className={cx(look.card, className)}>
      <SproutCover of={picture} eager={next} className={look.cover} />
      <div className={look.body}>
        <TearOffDate {...date} />
        <div className={look.text}>
          {tag && <div>{tag}</div>}
          <Heading level={level} size={next ? "3xl" : "xl"} dynamic className={css.title}>
            <Link href={href} className={css.link}>
              {betweenWords(title)}
            </Link>
          </Heading>
          <Text {...(next ? { size: "lead" } : { tone: "muted" })}>{preview}</Text>
          <ul className={css.facts}>
            <Fact icon={icons.clock} text={time} />
            <Fact icon={icons.mapPin} text={place} />
            <Fact icon={icons.ticket} text={fee} />
          </ul>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
    </article>
  );
}

function Fact({ icon, text }: { icon: IconDrawing; text: string | undefined }) {
  if (!text) return null;
  return (
    <li className={css.fact}>
      <Icon of={icon} className={css.icon} />
      {text}
    </li>
  );
}

/** Events in order of their days, stitched apart: each child is an item of the list. */
export function EventList({
  children,
  className,
  ...rest
}: ComponentProps<"ol"> & { /** `EventCard`s, the next day first. */ children: ReactNode }) {
  return (
    <ol {...rest} className={cx(css.list, className)}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ol>
  );
}
