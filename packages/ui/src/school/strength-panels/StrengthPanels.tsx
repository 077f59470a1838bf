import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { MoreLink } from "../../foundations/link/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { type StrengthGroup, TopicTag } from "../../product/topic-tag/index.ts";
import { strengthMedals } from "../strength-list/index.ts";
import * as css from "./StrengthPanels.css.ts";

export type DescribedStrengths = {
  group: StrengthGroup;
  /** An anchor for links to it. @default none */
  id?: string | undefined;
  name: ReactNode;
  /** How many strengths it has, in words. */
  count: ReactNode;
  /** What the group is for, in one sentence. */
  lead: ReactNode;
  /** Its strengths, each with what it means. */
  strengths: readonly { name: string; meaning: ReactNode }[];
  /** Where more of the group is told. @default nowhere */
  more?: { href: string; text: ReactNode } | undefined;
};

export type StrengthPanelsProps = Omit<ComponentProps<"ol">, "children"> & {
  /** All six, in order. */
  groups: readonly DescribedStrengths[];
  /** The heading's place in the page's outline. @default 3 */
  level?: 2 | 3 | undefined;
};

const look = cva(css.panel, { variants: { group: css.paper } });

/** The six groups of strengths in their colours, each strength explained; a stitched path leads from one to the next. */
export function StrengthPanels({ groups, level = 3, className, ...rest }: StrengthPanelsProps) {
  return (
    <ol {...rest} className={cx(css.panels, className)}>
      {groups.map(({ group, id, name, count, lead, strengths, more }) => (
        <li key={group} id={id} className={look({ group })}>
          <div className={css.head}>
            <Illustration of={strengthMedals[group]} alt="" className={css.medal} />
            <div className={css.words}>
              <div className={css.title}>
                <Heading level={level} size="2xl" className={css.tone[group]}>
                  {name}
                </Heading>
                <span className={cx(css.count, css.tone[group])}>{count}</span>
              </div>
              <p>{lead}</p>
            </div>
          </div>
          <dl className={css.strengths}>
            {strengths.map((strength) => (
              <div key={strength.name} className={css.strength}>
                <dt>
                  <TopicTag tone={group}>{strength.name}</TopicTag>
                </dt>
                <dd>{strength.meaning}</dd>
              </div>
            ))}
          </dl>
          {more && (
            <p>
              <MoreLink href={more.href}>{more.text}</MoreLink>
            </p>
          )}
          <svg className={css.turn} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable={false}>
            <path d="M100 0C100 60 0 40 0 100" vectorEffect="non-scaling-stroke" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
