import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { Glyph } from "../../product/glyph/index.ts";
import type { MissionCategory } from "../../product/mission-category/index.ts";

import * as css from "./MissionList.css.ts";

export type Mission = { id: string; area: MissionCategory; name: ReactNode };

export type MissionListProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children" | "title"> & {
  /** What the missions are for; it names the region. */
  title: ReactNode;
  /** In the order in which they can be done. */
  missions: readonly Mission[];
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
};

/** Missions to send today, as a stitched slip at the end of an article; each with the icon of its area. */
export function MissionList({ title, missions, level = 2, className, ...rest }: MissionListProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(css.slip, className)} aria-labelledby={id}>
      <Heading level={level} size="lg" dynamic id={id} className={css.title}>
        <Icon of={icons.flag} />
        {title}
      </Heading>
      <ul className={css.missions}>
        {missions.map((mission) => (
          <li key={mission.id} className={css.mission}>
            <Glyph name={`category-${mission.area}`} className={css.tone[mission.area]} />
            {mission.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
