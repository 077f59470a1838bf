import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./GrowingTrees.css.ts";

/** A sprout, a sapling and a banyan side by side on grass: how character grows. Decorative. */
export function GrowingTrees({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div {...rest} className={cx(css.meadow, className)}>
      <Illustration of={pictures.planBeginner} alt="" className={css.sprout} />
      <Illustration of={pictures.planElementary} alt="" className={css.sapling} />
      <Illustration of={pictures.planOutstanding} alt="" className={css.banyan} />
    </div>
  );
}
