import { cva } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Glyph } from "../../product/glyph/index.ts";
import { type ChildStatus, ChildStatusTag } from "../child-status/index.ts";
import { SilverStars, type SilverStarsProps } from "../silver-stars/index.ts";
import * as css from "./ChildCover.css.ts";
import type { CoverTone } from "./ChildCover.variants.ts";

const book = cva(css.book, { variants: { tone: css.tone }, defaultVariants: { tone: "respect" } });

/** Where an action leads and its short label; the child's name is added for screen readers. */
export type CoverAction = { href: string; label: string };

const outOf = (total: number) => `/${total}`;

export type ChildCoverProps = Omit<ComponentProps<"li">, "children"> & {
  /** As the family writes it; actions carry it too. */
  name: ReactNode;
  /** The child's photo, or one of the drawn avatars. */
  picture: Picture;
  /** The colour of the child's book. @default "respect" (blue) */
  tone?: CoverTone | undefined;
  /** The place of the name in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
  /** What the child's account can do. */
  status: ChildStatus;
  /** The silver stars; absent when the record isn't known, which is not the same as none. */
  stars?: Pick<SilverStarsProps, "count" | "total" | "label"> | undefined;
  /** The way to a paid plan, for a child that is not upgraded. */
  upgrade?: CoverAction | undefined;
  /** The way to the child's record. */
  view: CoverAction;
  /** The way to the form with the child's details. */
  update: CoverAction;
  /** What the cover says about the child besides the name. */
  words: {
    /** Year level and age. */
    about: ReactNode;
    status: ReactNode;
    /** What the plan allows, and until when. */
    statusBody: ReactNode;
    /** The certificates that are earned already. @default none: the stars are counted towards the first one */
    certificates?: ReactNode;
    /** Whether a prize is chosen. */
    prize?: ReactNode;
  };
};

/** A child as an exercise book: the cover with its name label, and what matters about the plan. One of `ChildCovers`. */
export function ChildCover({
  name,
  picture,
  tone,
  level = 2,
  status,
  stars,
  upgrade,
  view,
  update,
  words,
  className,
  ...rest
}: ChildCoverProps) {
  const id = useId();
  const named = (action: string) => ({ id: `${id}-${action}`, "aria-labelledby": `${id}-${action} ${id}-name` });
  return (
    <li {...rest} className={book({ tone, className })}>
      <div className={css.cover}>
        <Illustration of={picture} alt="" className={css.portrait} />
        <Heading level={level} dynamic id={`${id}-name`} className={css.label}>
          {name}
        </Heading>
      </div>
      <div className={css.page}>
        <div className={css.between}>
          <Text size="sm" tone="muted">
            {words.about}
          </Text>
          <ChildStatusTag status={status}>{words.status}</ChildStatusTag>
        </div>
        <Text size="sm" className={css.body}>
          {words.statusBody}
        </Text>
        {stars && (
          <div className={css.between}>
            <SilverStars {...stars} />
            <span className={css.score} aria-hidden>
              {stars.count}
              <small className={css.scoreOf}>{outOf(stars.total)}</small>
            </span>
          </div>
        )}
        {words.certificates !== undefined && (
          <p className={css.prize}>
            <Glyph name="certificate" />
            {words.certificates}
          </p>
        )}
        {words.prize !== undefined && (
          <p className={css.prize}>
            <Icon of={icons.gift} />
            {words.prize}
          </p>
        )}
        <div className={css.actions}>
          <ButtonLink size="sm" href={view.href} {...named("view")}>
            {view.label}
          </ButtonLink>
          {upgrade && (
            <ButtonLink variant="reward" size="sm" href={upgrade.href} {...named("upgrade")}>
              <Icon of={icons.sparkles} />
              {upgrade.label}
            </ButtonLink>
          )}
          <ButtonLink
            variant="quiet"
            size="sm"
            href={update.href}
            {...(upgrade ? { "aria-label": update.label, title: update.label } : {})}
            {...named("update")}
          >
            <Icon of={icons.pencil} />
            {!upgrade && update.label}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
