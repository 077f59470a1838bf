import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { type StrengthGroup, TopicTag } from "../../product/topic-tag/index.ts";
import * as css from "./StrengthList.css.ts";

export type Strengths = {
  group: StrengthGroup;
  name: ReactNode;
  /** How many strengths it has, in words. */
  count: ReactNode;
  strengths: readonly string[];
};

export type StrengthListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** All six, in order. */
  groups: readonly Strengths[];
  /** The heading's place in the page's outline. @default 3 */
  level?: 2 | 3 | undefined;
};

/** The medal of each group. */
export const strengthMedals: Readonly<Record<StrengthGroup, Picture>> = {
  wisdom: pictures.strengthWisdom,
  courage: pictures.strengthCourage,
  humanity: pictures.strengthHumanity,
  justice: pictures.strengthJustice,
  temperance: pictures.strengthTemperance,
  transcendence: pictures.strengthTranscendence,
};

/** The character strengths of the school edition, each group in its colour with its medal and name. */
export function StrengthList({ groups, level = 3, className, ...rest }: StrengthListProps) {
  return (
    <ul {...rest} className={cx(css.groups, className)}>
      {groups.map(({ group, name, count, strengths }) => (
        <li key={group} className={css.group}>
          <Illustration of={strengthMedals[group]} alt="" className={css.medal} />
          <div className={css.words}>
            <div className={css.head}>
              <Heading level={level} size="2xl" className={css.tone[group]}>
                {name}
              </Heading>
              <span className={css.count}>{count}</span>
            </div>
            <ul className={css.strengths}>
              {strengths.map((strength) => (
                <li key={strength}>
                  <TopicTag tone={group}>{strength}</TopicTag>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
