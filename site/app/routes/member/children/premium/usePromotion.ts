import type { FormIssue } from "@gk/ui/form";
import type { Plan, PromotionCheck } from "@gk/web";
import { useRef, useState } from "react";
import { ask as askNow } from "../../../../data/ask.ts";
import { query } from "../../../../data/query.ts";
import { troubleOf } from "../../../../forms/issues.ts";
import type { Translator } from "../../../../words/words.ts";
import { placeTrouble } from "./trouble.ts";

/** Where a promotion code stands: what it takes off, what is wrong with it, what was last said about it. */
type Standing = {
  applied?: PromotionCheck;
  issue?: FormIssue;
  said?: string;
  /** The plan for which the code was taken away; its field starts anew. */
  droppedFor?: number;
};

/**
 * The promotion code of a purchase: tried when asked, and again whenever the plan changes (decision 29; T90). `found` is
 * what the last attempt to buy has found it to take off, which may be something else by then.
 */
export function usePromotion(t: Translator, childId: number, found: PromotionCheck | undefined) {
  const [standing, setStanding] = useState<Standing>(found ? { applied: found } : {});
  const [taken, setTaken] = useState(found);
  const [checking, setChecking] = useState(false);
  const latest = useRef(0);

  if (found !== taken) {
    setTaken(found);
    if (found) setStanding({ applied: found });
  }

  /** Only the answer to the last question counts: the plan may change while one is under way. */
  async function ask(code: string, plan: Plan, refused: (issue: FormIssue | undefined) => Standing) {
    latest.current += 1;
    const mine = latest.current;
    setChecking(true);
    const result = await askNow(
      query("checkPromotionCode", { params: { id: childId, code }, query: { plan_id: plan.id } }),
    );
    if (mine !== latest.current) return undefined;
    setChecking(false);
    if (result.ok) {
      setStanding({ applied: result.body.data });
      return result.body.data;
    }
    const { issues, formIssue } = placeTrouble(troubleOf(result), plan.name);
    setStanding(refused(issues?.[0] ?? (formIssue && { ...formIssue, field: "promotion_code" })));
    return undefined;
  }

  return {
    ...standing,
    checking,
    /** Tries a code for a plan; answers what it does, or undefined when it is refused. */
    use: (code: string, plan: Plan) => ask(code, plan, (issue) => (issue ? { issue } : {})),
    /** Tries the used code again for another plan; takes it away with a word when it is refused. */
    planChanged: async (plan: Plan) => {
      const { applied } = standing;
      if (!applied) return setStanding({});
      const said = t("premium.promo.changedPlan", { code: applied.code, plan: plan.name });
      await ask(applied.code, plan, (issue) =>
        issue && !issue.code.startsWith("promotionCode.") ? { issue } : { said, droppedFor: plan.id },
      );
    },
    remove: () => {
      latest.current += 1;
      setChecking(false);
      setStanding({ said: t("premium.promo.removed") });
    },
  };
}

export type PromotionState = ReturnType<typeof usePromotion>;
