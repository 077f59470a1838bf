import type { FormIssue } from "@gk/ui/form";
import type { Plan, PromotionCheck } from "@gk/web";
import { useSearchParams } from "react-router-dom";
import { useAnswer } from "../../../../data/answers.ts";
import { choiceIn, isChosen } from "../../../../plans/choice.ts";
import type { PurchaseAnswers } from "./answers.ts";
import { codeQuery } from "./offer.ts";

/** What the parent has chosen on the way to this page. */
export type Chosen = {
  /** Nothing where there is no such plan. */
  plan?: Plan | undefined;
  code?: string | undefined;
  /** What the code takes off the plan, or why it does not. */
  promotion?: PromotionCheck | undefined;
  issue?: FormIssue | undefined;
};

/** What the loader has found out about the code in the address. */
export type CodeTried = { codeCounts?: boolean | undefined; codeRefusal?: string | undefined };

/** What the address has chosen, with what the provider says of its code. */
export function useChosen(childId: number, plans: readonly Plan[], tried: CodeTried): Chosen {
  const { plan: id, code } = choiceIn(useSearchParams()[0]);
  const plan = plans.find((one) => one.id === id);
  const { codeCounts, codeRefusal } = tried;
  const promotion = useAnswer(plan && code && codeCounts ? codeQuery(childId, plan.id, code) : undefined);
  const issue = plan && codeRefusal && { field: "promotion_code", code: codeRefusal, params: { plan: plan.name } };
  return { plan, code, promotion, ...(issue ? { issue } : {}) };
}

/** What was chosen on this page before, and the address that it was reached by. */
export type KeptChoices = PurchaseAnswers & { reachedBy?: string };

/** Whether it comes back into the form: not what was chosen before the address has chosen something else. */
export const isStillWanted = ({ reachedBy }: KeptChoices, search: string): boolean =>
  !isChosen(choiceIn(new URLSearchParams(search))) || reachedBy === search;
