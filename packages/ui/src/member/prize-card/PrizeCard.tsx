import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Tag, type TagTone } from "../../controls/tag/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { eyebrow } from "../../foundations/looks/section.css.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./PrizeCard.css.ts";
import type { PrizeState } from "./PrizeCard.variants.ts";

export type PrizeCardProps = Omit<ComponentProps<"section">, "children"> & {
  /** Decides what the card offers and how it looks. */
  state: PrizeState;
  /** The theme's or the prize's picture. @default a wrapped gift */
  picture?: Picture | undefined;
  /** The next step: choose, change, upgrade. */
  actions?: ReactNode;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
  /** Which prize it is, and what can be done about it. */
  words: {
    /** Above the title: that it is the choice. */
    eyebrow: string;
    /** The prize, or that none is chosen yet. */
    title: ReactNode;
    theme?: ReactNode;
    /** Until when it can be changed, when it was redeemed, or why it can't be chosen. */
    note?: ReactNode;
    /** The state in words. @default none is needed: it can be chosen or changed */
    state?: ReactNode;
  };
};

const looks: Partial<Record<PrizeState, { tone: TagTone; icon: IconDrawing }>> = {
  closed: { tone: "off", icon: icons.clock },
  redeemed: { tone: "success", icon: icons.circleCheck },
  locked: { tone: "off", icon: icons.lock },
};

/** The annual prize that a child is working towards. */
export function PrizeCard({
  state,
  picture = pictures.prize,
  actions,
  level = 2,
  words,
  className,
  ...rest
}: PrizeCardProps) {
  const look = looks[state];
  return (
    <section {...rest} className={cx(css.card, css.ground[state], className)}>
      <Illustration of={picture} alt="" className={css.picture} />
      <div className={css.words}>
        <p className={eyebrow}>{words.eyebrow}</p>
        <Heading level={level} size="2xl" dynamic>
          {words.title}
        </Heading>
        {words.theme && <Text tone="muted">{words.theme}</Text>}
        {words.note && (
          <Text size="sm" tone="muted">
            {words.note}
          </Text>
        )}
        {look && words.state && (
          <Tag tone={look.tone} className={css.state}>
            <Icon of={look.icon} />
            {words.state}
          </Tag>
        )}
      </div>
      {actions}
    </section>
  );
}
