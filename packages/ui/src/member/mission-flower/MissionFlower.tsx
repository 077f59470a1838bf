import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { badge, category } from "../../foundations/looks/category-badge.css.ts";
import { Figure } from "../../foundations/text/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { inThousands } from "../../foundations/looks/in-thousands.ts";
import { Glyph } from "../../product/glyph/index.ts";
import { type MissionCategory, missionCategories } from "../../product/mission-category/index.ts";
import * as css from "./MissionFlower.css.ts";
import { petalLength } from "./petal-length.ts";

export type MissionFlowerProps = Omit<ComponentProps<"div">, "children"> & {
  /** How many missions were completed in each area. */
  completed: Readonly<Record<MissionCategory, number>>;
  /** The names of the table, its columns and the areas. */
  words: {
    /** The table's name for screen readers. */
    caption: string;
    area: string;
    /** Heads the counts, and names their sum. */
    total: ReactNode;
    areas: Readonly<Record<MissionCategory, ReactNode>>;
  };
};

/** A petal of length 100 that points up, and the vein on it. */
const petal = "M0 0C-50-28-49-87-10-100Q0-97 10-100C49-87 50-28 0 0Z";
const vein = "M0-30Q5-56 0-81Q-5-56 0-30Z";
const rings = [94, 137, 180];

/** The missions of a child as a flower whose petals grow with the counts, and the same counts as a table. */
export function MissionFlower({ completed, words, className, ...rest }: MissionFlowerProps) {
  const counts = missionCategories.map((area) => completed[area]);
  const most = Math.max(...counts);
  return (
    <div {...rest} className={cx(css.frame, className)}>
      <svg className={css.flower} viewBox="-200 -200 400 400" aria-hidden focusable={false}>
        {rings.map((radius) => (
          <circle key={radius} r={radius} className={css.ring} />
        ))}
        {missionCategories.map((area, place) => (
          <g
            key={area}
            transform={`rotate(${place * 72}) scale(${petalLength(completed[area], most)})`}
            className={css.petal[area]}
          >
            <path d={petal} />
            <path d={vein} className={css.vein[area]} />
          </g>
        ))}
        <circle r={30} className={css.rim} />
        <circle r={23} className={css.heart} />
      </svg>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.area}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{words.total}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {missionCategories.map((area) => (
            <tr key={area}>
              <th scope="row" className={css.area}>
                <span className={css.areaName}>
                  <span className={`${badge} ${category[area]}`}>
                    <Glyph name={`category-${area}`} className={css.glyph} />
                  </span>
                  {words.areas[area]}
                </span>
              </th>
              <td className={css.count}>
                <Figure>{inThousands(completed[area])}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.sumName}>
              {words.total}
            </th>
            <td className={css.sum}>
              <Figure>{inThousands(counts.reduce((sum, count) => sum + count, 0))}</Figure>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
