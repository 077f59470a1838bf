import { check, formatMoney, purchaseFormSchema } from "@gk/domain";
import { useOverlays } from "@gk/ui/overlay";
import type { Child, PaymentMethod, Plan } from "@gk/web";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { brokenRules, type Trouble } from "../../../../forms/issues.ts";
import { usePageSubmission } from "../../../../forms/usePageSubmission.ts";
import { useVisitor } from "../../../../session/useVisitor.ts";
import { useTranslations } from "../../../../words/words.ts";
import { agreedField, type PurchaseAnswers, processField } from "./answers.ts";
import { chosenMethodName, firstMethod, firstPlan } from "./choices.ts";
import type { purchase as purchaseSubmission } from "./submission.ts";
import { quoteOf, summaryOf } from "./summary.ts";
import { placeTrouble } from "./trouble.ts";
import { usePromotion } from "./usePromotion.ts";

type Offer = {
  child: Child;
  plans: readonly Plan[];
  methods: readonly PaymentMethod[];
  process: string;
  restored: PurchaseAnswers | undefined;
};

/** A purchase as it is put together: what is chosen, what it costs, and how it is sent. */
export function usePurchase({ child, plans, methods, process, restored }: Offer) {
  const t = useTranslations();
  const { search } = useLocation();
  const { today } = useVisitor();
  const { confirm } = useOverlays();
  const { outcome, busy, form: posted, send } = usePageSubmission<typeof purchaseSubmission>();
  const { say } = outcome;
  const typed = outcome.typed ?? restored;
  const [trouble, setTrouble] = useState<Trouble>();
  const [method, setMethod] = useState(firstMethod(t, methods, today, typed));
  const [planId, setPlanId] = useState(
    typed ? Number(typed.plan_id) : firstPlan(plans, new URLSearchParams(search).get("plan"))?.id,
  );
  const promotion = usePromotion(t, child.id, say?.promotion);
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  if (!plan) throw new Error("The provider offers no plan.");

  const methodName = chosenMethodName(t, methods, method);
  const purchase = { childName: child.name, plan, promotion: promotion.applied, method: methodName, today };

  /** A code that was typed and not tried yet is tried first, so that the amount asked about is the one charged. */
  const codeOf = async (code: string) =>
    code === "" || code.toUpperCase() === promotion.applied?.code.toUpperCase()
      ? { isRefused: false, promotion: code === "" ? undefined : promotion.applied }
      : promotion.use(code, plan).then((found) => ({ isRefused: found === undefined, promotion: found }));

  async function buy(answers: PurchaseAnswers, form: FormData) {
    const checked = check(purchaseFormSchema, answers);
    if (checked.issues) return setTrouble(placeTrouble(brokenRules(checked.issues)));
    setTrouble({});
    const code = await codeOf(answers.promotion_code);
    if (code.isRefused) return;
    const { chargeCents } = quoteOf({ plan: purchase.plan, promotion: code.promotion, today });
    const accepted = await confirm({
      kind: "submit",
      title: t("premium.confirm.title", { plan: purchase.plan.name, name: child.name }),
      body: t("premium.confirm.body", { amount: formatMoney(chargeCents, t.locale), method: methodName }),
      confirm: t("premium.pay", { amount: formatMoney(chargeCents, t.locale) }),
      back: t("common.back"),
    });
    if (!accepted) return;
    form.set(agreedField, String(chargeCents));
    setTrouble(undefined);
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
    summary: summaryOf(t, purchase),
    typed,
    amountChanged: say?.amountChanged,
    process: { name: processField, value: say?.process ?? process },
    trouble: trouble ?? outcome,
    choosePlan: (value: string) => {
      const chosen = plans.find(({ id }) => String(id) === value);
      if (!chosen) return;
      setPlanId(chosen.id);
      void promotion.planChanged(chosen);
    },
    chooseMethod: setMethod,
  };
}
