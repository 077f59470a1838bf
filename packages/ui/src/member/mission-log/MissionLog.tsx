import type { ComponentProps, ReactNode } from "react";
import { Tag } from "../../controls/tag/index.ts";
import { badge, category } from "../../foundations/looks/category-badge.css.ts";
import { Glyph } from "../../product/glyph/index.ts";
import type { MissionCategory } from "../../product/mission-category/index.ts";
import * as css from "./MissionLog.css.ts";
import { type MissionState, missionTones } from "./MissionLog.variants.ts";

export type MissionEntry = {
  id: string;
  area: MissionCategory;
  name: ReactNode;
  state: MissionState;
  /** The state in words. */
  stateName: ReactNode;
  /** A day, how long is left, or why it was turned down. */
  note?: ReactNode;
};

/** A child's latest missions and how each of them stands. */
export function MissionLog({
  missions,
  ...rest
}: Omit<ComponentProps<"ul">, "children"> & { /** The latest first. */ missions: readonly MissionEntry[] }) {
  return (
    <ul {...rest}>
      {missions.map(({ id, area, name, state, stateName, note }) => (
        <li key={id} className={css.entry}>
          <span className={`${badge} ${category[area]}`}>
            <Glyph name={`category-${area}`} className={css.glyph} />
          </span>
          <div className={css.row}>
            <span className={css.words}>
              {name}
              {note && <small className={css.note}>{note}</small>}
            </span>
            <Tag tone={missionTones[state]}>{stateName}</Tag>
          </div>
        </li>
      ))}
    </ul>
  );
}
