import { formatMoney } from "@gk/domain";
import { icons } from "@gk/ui";
import { Button } from "@gk/ui/button";
import { Checkbox } from "@gk/ui/checkbox";
import { Form } from "@gk/ui/form";
import { Icon } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { OrderSummary, PurchaseColumns } from "@gk/ui/order-summary";
import { PaymentChoice } from "@gk/ui/payment-choice";
import { PlanChoice } from "@gk/ui/plan-choice";
import type { Child } from "@gk/web";
import { useAnswer } from "../../../../data/answers.ts";
import { useWordIssue } from "../../../../forms/useWordIssue.tsx";
import { paths } from "../../../../paths.ts";
import { useVisitor } from "../../../../session/useVisitor.ts";
import { linkTo } from "../../../../words/link-to.tsx";
import { portraitOf } from "../covers.ts";
import { agreedField, type PurchaseAnswers, readPurchase } from "./answers.ts";
import { paymentGroups, planOptions } from "./choices.ts";
import { offer } from "./offer.ts";
import { PromotionCode } from "./PromotionCode.tsx";
import { usePurchase } from "./usePurchase.ts";

type PurchaseFormProps = {
  child: Child;
  process: string;
  /** What was chosen before the session ended. */
  restored: PurchaseAnswers | undefined;
};

/** Chooses a plan and a way to pay, and says on one card what that costs before the button (decision 50). */
export function PurchaseForm({ child, process, restored }: PurchaseFormProps) {
  const { plans } = useAnswer(offer.plans).data;
  const methods = useAnswer(offer.methods).data;
  const purchase = usePurchase({ child, plans, methods, process, restored });
  const { t, summary, promotion, trouble } = purchase;
  const wordIssue = useWordIssue();
  const { today } = useVisitor();
  const agreed = { name: agreedField, value: summary.quoted.chargeCents };
  const pay = t("premium.pay", { amount: formatMoney(summary.quoted.chargeCents, t.locale) });

  return (
    <Form
      action={purchase.action}
      issues={trouble.issues}
      formIssue={trouble.formIssue}
      wordIssue={wordIssue}
      busy={purchase.busy}
      read={readPurchase}
      onSubmit={purchase.buy}
    >
      {purchase.amountChanged && (
        <Notice tone="warning">{t("premium.summary.updated", { amount: summary.total })}</Notice>
      )}
      <input type="hidden" {...purchase.process} />
      <input type="hidden" {...agreed} />
      <PurchaseColumns
        summary={
          <OrderSummary
            child={{ name: child.name, portrait: portraitOf(child) }}
            {...summary}
            consent={
              <Checkbox
                name="terms"
                value="on"
                required
                defaultChecked={purchase.typed?.terms !== undefined}
                label={t.rich("premium.terms.check", {
                  terms: linkTo(paths.termsOfSubscription),
                })}
              />
            }
            pay={
              <Button
                type="submit"
                variant="reward"
                size="lg"
                block
                loading={
                  purchase.busy ? t("premium.paying") : promotion.checking ? t("premium.promo.checking") : undefined
                }
              >
                <Icon of={icons.lock} />
                {pay}
              </Button>
            }
            words={{
              title: t("premium.summary.title"),
              total: t("premium.summary.total"),
              note: t("premium.terms.noRefund"),
              updated: t("premium.summary.updated", { amount: summary.total }),
            }}
          />
        }
      >
        <PlanChoice
          legend={t("premium.plan.legend")}
          name="plan_id"
          plans={planOptions(t, plans)}
          defaultValue={String(purchase.plan.id)}
          onChange={purchase.choosePlan}
        />
        <PromotionCode promotion={promotion} plan={purchase.plan} typed={purchase.typed?.promotion_code} />
        <PaymentChoice
          legend={t("premium.payment.legend")}
          name="method"
          groups={paymentGroups(t, methods, today)}
          defaultValue={purchase.method}
          onChange={purchase.chooseMethod}
        />
      </PurchaseColumns>
    </Form>
  );
}
