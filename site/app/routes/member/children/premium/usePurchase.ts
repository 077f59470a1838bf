import { calledName, check, formatMoney, purchaseFormSchema } from "@gk/domain";
import { useOverlays } from "@gk/ui/overlay";
import { takeFocus } from "@gk/ui/take-focus";
import type { Child, Plan } from "@gk/web";
import { useState } from "react";
import { brokenRules, type Trouble } from "../../../../forms/issues.ts";
import { usePageSubmission } from "../../../../forms/usePageSubmission.ts";
import { beginAttempt } from "../../../../payment/begun-attempt.ts";
import { useVisitor } from "../../../../session/useVisitor.ts";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { agreedField, answeredMethod, orderTypeOf, type PurchaseAnswers, processField } from "./answers.ts";
import { type Accepted, chargeWords, firstMethod } from "./choices.ts";
import type { Chosen } from "./chosen.ts";
import type { purchase as purchaseSubmission } from "./submission.ts";
import { quoteOf, summaryOf } from "./summary.ts";
import { placeTrouble } from "./trouble.ts";
import { usePromotion } from "./usePromotion.ts";

type Offer = {
  child: Child;
  plans: readonly Plan[];
  accepted: Accepted;
  process: string;
  chosen: Chosen;
  restored: PurchaseAnswers | undefined;
};

/** The field of a code that is left in though it does not count. */
const codeField = () => document.querySelector<HTMLElement>(`[name="promotion_code"]`);

/** A purchase as it is put together: what is chosen, what it costs, and how it is sent. */
export function usePurchase({ child, plans, accepted, process, chosen, restored }: Offer) {
  const t = useTranslations();
  const { today } = useVisitor();
  const { confirm } = useOverlays();
  const { outcome, busy, form: posted, send } = usePageSubmission<typeof purchaseSubmission>();
  const { say } = outcome;
  const typed = outcome.typed ?? restored;
  const attempt = say?.process ?? process;
  const [trouble, setTrouble] = useState<Trouble>();
  const [method, setMethod] = useState(firstMethod(t, accepted, today, typed));
  const [planId, setPlanId] = useState(typed ? Number(typed.plan_id) : chosen.plan?.id);
  const plan = plans.find(({ id }) => id === planId);
  const promotion = usePromotion({
    t,
    childId: child.id,
    plan,
    found: say?.promotion,
    ...(typed ? {} : { brought: chosen }),
  });

  const choosePlan = (value: string) => {
    const other = plans.find(({ id }) => String(id) === value);
    if (!other || other === plan) return;
    setPlanId(other.id);
    void promotion.planChanged(other);
  };

  const charge = (amount: string) => chargeWords(t, accepted.methods, method, amount);
  const type = orderTypeOf(method);
  const summary =
    plan && summaryOf(t, { childName: calledName(child), plan, promotion: promotion.applied, type, charge, today });

  /** A code that was typed and not tried yet is tried first, so that the amount asked about is the one charged. */
  const codeOf = async (code: string) =>
    code === "" || code.toUpperCase() === promotion.applied?.code.toUpperCase()
      ? { isRefused: false, promotion: code === "" ? undefined : promotion.applied }
      : promotion.use(code, plan).then((found) => ({ isRefused: found === undefined, promotion: found }));

  async function buy(answers: PurchaseAnswers, form: FormData) {
    const checked = check(purchaseFormSchema, answers);
    if (checked.issues) return setTrouble(placeTrouble(brokenRules(checked.issues)));
    if (!plan) return;
    setTrouble({});
    const code = await codeOf(answers.promotion_code);
    if (code.isRefused) return void takeFocus(codeField);
    const { chargeCents } = quoteOf({ plan, promotion: code.promotion, today });
    const amount = formatMoney(chargeCents);
    const isAgreed = await confirm({
      tone: "reward",
      title: named(t("premium.confirm.title", { plan: plan.name, name: calledName(child) }), t.locale),
      body: charge(amount),
      confirm: t("premium.pay", { amount }),
      back: t("common.back"),
    });
    if (!isAgreed) return;
    form.set(agreedField, String(chargeCents));
    setTrouble(undefined);
    beginAttempt(attempt);
    await send(form);
  }

  return {
    t,
    action: posted.action,
    busy,
    buy,
    plan,
    method,
    promotion,
    summary,
    typed,
    /** The code that stands in its field at first. */
    code: typed?.promotion_code ?? chosen.code,
    amountChanged: say?.amountChanged,
    process: { name: processField, value: attempt },
    trouble: trouble ?? outcome,
    choosePlan,
    chooseMethod: setMethod,
    /** Takes what the form has been given while no script was listening. */
    take: (answers: PurchaseAnswers) => {
      choosePlan(answers.plan_id);
      if (answers.payment_method !== "") setMethod(answeredMethod(answers));
    },
  };
}
