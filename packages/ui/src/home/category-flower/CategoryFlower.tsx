"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { categoryPictures, type MissionCategory, missionCategories } from "../../product/mission-category/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./CategoryFlower.css.ts";

export type CategoryWords = { name: string; body: string; example: string };

export type CategoryFlowerProps = Omit<ComponentProps<"div">, "children"> & {
  /** The name of each category, a sentence and an example. */
  words: Record<MissionCategory, CategoryWords>;
  /** The heading's place in the page's outline. @default 3 */
  level?: 2 | 3 | undefined;
};

/** The five mission categories as petals of one flower, each with its name, a sentence and an example. @source spec §1 */
export function CategoryFlower({ words, level = 3, className, ...rest }: CategoryFlowerProps) {
  const { words: own } = useUi();
  return (
    <div {...rest} className={cx(css.flower, className)}>
      <div className={css.art}>
        <Illustration of={pictures.flower} alt="" className={css.petals} />
        {missionCategories.map((category) => (
          <Illustration key={category} of={categoryPictures[category]} alt="" className={css.petal[category]} />
        ))}
      </div>
      <ul className={css.list}>
        {missionCategories.map((category) => {
          const { name, body, example } = words[category];
          return (
            <li key={category} className={`${css.item} ${css.category[category]}`}>
              <Illustration of={categoryPictures[category]} alt="" className={css.mark} />
              <Heading level={level} size="2xl" className={css.name}>
                {name}
              </Heading>
              <p className={css.body}>{body}</p>
              <p className={css.example}>
                <b className={css.label}>{own.forExample}</b>
                {example}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
