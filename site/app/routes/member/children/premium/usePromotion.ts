import type { FormIssue } from "@gk/ui/form";
import type { Plan, PromotionCheck } from "@gk/web";
import { useEffect, useRef, useState } from "react";
import { useAnswer } from "../../../../data/answers.ts";
import { keepAnswer } from "../../../../data/refresh.ts";
import { ask as askNow } from "../../../../data/ask.ts";
import { troubleOf } from "../../../../forms/issues.ts";
import type { Translator } from "../../../../words/words.ts";
import type { Chosen } from "./chosen.ts";
import { codeQuery } from "./offer.ts";
import { isAboutCode, placeTrouble } from "./trouble.ts";

/** Where a promotion code stands: for which plan it is used, what is wrong with it, what was last said about it. */
type Standing = {
  used?: Used;
  issue?: FormIssue;
  said?: string;
  /** The plan for which the code was taken away; its field starts anew. */
  droppedFor?: number;
};

/** A code that is used, and what it was found to take off when it was last tried. */
type Used = { plan: Plan; found: PromotionCheck };

type Bought = {
  t: Translator;
  childId: number;
  plan: Plan | undefined;
  /** What the last attempt to buy has found the code to take off, which may be something else by then. */
  found: PromotionCheck | undefined;
  /** The code that was brought along, with what the provider says of it where a plan was. */
  brought?: Pick<Chosen, "code" | "promotion" | "issue">;
};

const checkOf = (childId: number, { plan, found: { code } }: Used) => codeQuery(childId, plan.id, code);

function firstStanding({ plan, found, brought }: Bought): Standing {
  const counts = found ?? brought?.promotion;
  if (plan && counts) return { used: { plan, found: counts } };
  return brought?.issue ? { issue: brought.issue } : {};
}

const refusedAs = (failure: Parameters<typeof troubleOf>[0], plan: Plan) => {
  const { issues, formIssue } = placeTrouble(troubleOf(failure), plan.name);
  return issues?.[0] ?? (formIssue && { ...formIssue, field: "promotion_code" });
};

/**
 * The promotion code of a purchase: tried when asked, and again whenever the plan changes (decision 29; T90) or somebody
 * comes back to the page.
 */
export function usePromotion(bought: Bought) {
  const { t, childId, plan: chosen, found, brought } = bought;
  const [standing, setStanding] = useState<Standing>(firstStanding(bought));
  const [taken, setTaken] = useState(found);
  /** Tried with each plan until the parent decides about codes. */
  const [waiting, setWaiting] = useState(brought?.code);
  const [checking, setChecking] = useState(false);
  /** The question whose answer is waited for: only that counts, since the plan may change while one is under way. */
  const question = useRef<{ code: string }>(undefined);

  if (found !== taken) {
    setTaken(found);
    if (found && chosen) setStanding({ used: { plan: chosen, found } });
  }

  const { used } = standing;
  useEffect(() => {
    if (used) void keepAnswer(checkOf(childId, used), t.locale, used.found);
  }, [childId, used, t.locale]);
  const applied = useAnswer(used && checkOf(childId, used), {
    fallbackData: used?.found,
    onError(failure) {
      const issue = used && refusedAs(failure, used.plan);
      if (issue && isAboutCode(issue)) setStanding({ issue });
    },
  });

  function wait(asked?: { code: string }) {
    question.current = asked;
    setChecking(asked !== undefined);
  }

  async function ask(code: string, plan: Plan, refused: (issue: FormIssue | undefined) => Standing) {
    const mine = { code };
    wait(mine);
    const result = await askNow(codeQuery(childId, plan.id, code));
    if (question.current !== mine) return undefined;
    wait();
    if (result.ok) {
      const { data } = result.body;
      setStanding({ used: { plan, found: data } });
      return data;
    }
    setStanding(refused(refusedAs(result, plan)));
    return undefined;
  }

  const attempt = (code: string, plan: Plan) => ask(code, plan, (issue) => (issue ? { issue } : {}));

  /** Tries a code for a plan; answers what it does, or undefined when it is refused. */
  async function use(code: string, plan: Plan | undefined) {
    setWaiting(plan ? undefined : code);
    if (plan) return attempt(code, plan);
    setStanding({ said: t("validation.subscription.plan.required") });
    return undefined;
  }

  return {
    ...standing,
    applied,
    checking,
    use,
    /** Tries the code again for another plan; one that was used is taken away with a word when it is refused. */
    planChanged: async (plan: Plan) => {
      const tried = question.current?.code ?? waiting;
      if (!applied && tried) return void (await attempt(tried, plan));
      if (!applied) return setStanding({});
      const said = t("premium.promo.changedPlan", { code: applied.code, plan: plan.name });
      await ask(applied.code, plan, (issue) =>
        issue && !isAboutCode(issue) ? { issue } : { said, droppedFor: plan.id },
      );
    },
    remove: () => {
      wait();
      setWaiting(undefined);
      setStanding({ said: t("premium.promo.removed") });
    },
  };
}

export type PromotionState = ReturnType<typeof usePromotion>;
