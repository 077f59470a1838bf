import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import * as css from "./GrowingTrees.css.ts";

/** A sprout, a sapling and a banyan side by side on grass: how character grows. Decorative. */
export function GrowingTrees() {
  return (
    <div className={css.meadow}>
      <Illustration of={pictures.planBeginner} alt="" className={css.sprout} />
      <Illustration of={pictures.planElementary} alt="" className={css.sapling} />
      <Illustration of={pictures.planOutstanding} alt="" className={css.banyan} />
    </div>
  );
}
